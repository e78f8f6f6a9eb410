import { writeFile } from 'node:fs/promises'
import { isIP } from 'node:net'
import { join } from 'node:path'
import { generate } from 'selfsigned'

/** Creates a private certificate authority and a server certificate for these names and addresses. */
export async function makePrivateCa(folder: string, names: string[]) {
  const kind = { keyType: 'ec', algorithm: 'sha256' } as const
  const authority = await generate([{ name: 'commonName', value: 'Private test CA' }], {
    ...kind,
    extensions: [
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'keyUsage', keyCertSign: true, cRLSign: true, critical: true }
    ]
  })
  const server = await generate([{ name: 'commonName', value: names[0] ?? '' }], {
    ...kind,
    ca: { key: authority.private, cert: authority.cert },
    extensions: [
      {
        name: 'subjectAltName',
        altNames: names.map(name => (isIP(name) === 0 ? { type: 2, value: name } : { type: 7, ip: name }))
      }
    ]
  })
  const file = join(folder, 'ca.pem')
  await writeFile(file, authority.cert)
  return {
    /** Path to the CA certificate, for NODE_EXTRA_CA_CERTS. */
    file,
    tls: { key: server.private, cert: server.cert }
  }
}

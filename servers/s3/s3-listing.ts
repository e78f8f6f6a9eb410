import { escapeUTF8 } from 'entities'

export function listingXml(
  objects: ReadonlyMap<string, { body: Buffer; etag: string }>,
  query: URLSearchParams,
  pageSize: number
): string {
  const prefix = query.get('prefix') ?? ''
  const delimiter = query.get('delimiter') ?? ''
  const token = query.get('continuation-token')
  const after = token === null ? (query.get('marker') ?? '') : Buffer.from(token, 'base64url').toString()
  const isEncoded = query.get('encoding-type') === 'url'
  /** With a delimiter, the listing has one entry for all keys below a folder. */
  const nameOf = (key: string) => {
    const end = delimiter === '' ? -1 : key.indexOf(delimiter, prefix.length)
    return end === -1 ? key : key.slice(0, end + delimiter.length)
  }
  const names = new Set([...objects.keys()].filter(key => key.startsWith(prefix)).map(nameOf))
  const left = [...names].filter(name => name > after).sort()
  const page = left.slice(0, pageSize)
  const next = left.length > pageSize ? (page.at(-1) ?? '') : undefined
  const entries = page.map(name => {
    const object = objects.get(name)
    const shown = isEncoded
      ? encodeURIComponent(name).replaceAll('%20', '+').replaceAll('%2F', '/')
      : escapeUTF8(name)
    return object === undefined
      ? `<CommonPrefixes><Prefix>${shown}</Prefix></CommonPrefixes>`
      : `<Contents><Key>${shown}</Key><LastModified>2026-11-15T00:00:00.000Z</LastModified><ETag>${escapeUTF8(object.etag)}</ETag><Size>${object.body.length}</Size></Contents>`
  })
  return [
    '<?xml version="1.0"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">',
    isEncoded ? '<EncodingType>url</EncodingType>' : '',
    `<IsTruncated>${next !== undefined}</IsTruncated>`,
    next === undefined
      ? ''
      : `<NextContinuationToken>${Buffer.from(next).toString('base64url')}</NextContinuationToken><NextMarker>${escapeUTF8(next)}</NextMarker>`,
    ...entries,
    '</ListBucketResult>'
  ].join('')
}

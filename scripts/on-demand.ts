import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Versions of packages that a command installs only if it needs them, which keeps `npm ci` small. */
const VERSIONS = {
  '@aws-sdk/client-s3': '3.1164.0',
  '@csstools/css-tokenizer': '4.0.2',
  // Contains all parts of Docusaurus that a site needs. Docusaurus presets need packages that some npm mirrors lack.
  '@docusaurus/theme-classic': '3.10.2',
  // The service makes the ids of headings and components with this package.
  '@mintlify/common': '1.0.1183',
  // The service's link checker, for comparison with the pull request review.
  '@mintlify/link-rot': '3.0.1387',
  // The service's settings check. Must not be bundled, because of the Elastic License.
  '@mintlify/validation': '0.1.878',
  // Checks how well agents can read a site. Needs Node 22.
  afdocs: '0.22.2',
  'check-html-links': '0.2.4',
  htmlparser2: '12.0.0',
  linkinator: '8.1.0',
  miniflare: '4.20260730.0',
  next: '16.4.6',
  // The version that the service's client uses. A suffix such as `@15` marks a second version of a package.
  'next@15': '15.5.29',
  undici: '8.12.4',
  yauzl: '3.4.0'
}

const CACHE = join(import.meta.dirname, '../.cache/packages')

export function installOnDemand(name: keyof typeof VERSIONS): string {
  return installPackage(packageOf(name))
}

/** Returns the folder of a package. The folder exists only after a command has installed the package. */
export function folderOnDemand(name: keyof typeof VERSIONS): string {
  const wanted = packageOf(name)
  return join(placeOf(wanted), 'node_modules', wanted.name)
}

function packageOf(name: keyof typeof VERSIONS): Package {
  return { name: name.replace(/(?<=.)@.*/, ''), version: VERSIONS[name] }
}

interface Package {
  name: string
  version: string
}

function placeOf({ name, version }: Package): string {
  return join(CACHE, `${name.replaceAll('/', '+')}@${version}`)
}

/** Installs a package into a separate folder in the cache. An existing folder is always complete. */
export function installPackage({ name, version }: Package): string {
  const place = placeOf({ name, version })
  const installed = join(place, 'node_modules', name)
  if (existsSync(place)) return installed
  const npm = process.env['npm_execpath']
  if (npm === undefined) throw new Error(`${name} is installed with npm: start this command with npm run.`)
  console.log(`Installing ${name} ${version} …`)
  mkdirSync(CACHE, { recursive: true })
  const unfinished = mkdtempSync(join(CACHE, 'unfinished-'))
  try {
    writeFileSync(join(unfinished, 'package.json'), '{ "private": true }')
    const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
    const args = [npm, 'install', ...options, `${name}@${version}`]
    const { status, stderr } = spawnSync(process.execPath, args, { cwd: unfinished, encoding: 'utf8' })
    if (status !== 0)
      throw new Error(
        `${name} ${version} could not be installed. Check that this machine can reach the npm registry, and run again.\n${stderr.trim()}`
      )
    renameSync(unfinished, place)
  } finally {
    rmSync(unfinished, { recursive: true, force: true })
  }
  return installed
}

// For npm scripts: `node scripts/on-demand.ts NAME` installs a package. Tests that need a missing package are skipped.
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  installOnDemand(process.argv[2] as keyof typeof VERSIONS)

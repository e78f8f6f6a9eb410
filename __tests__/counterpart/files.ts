/** A PNG with one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64'
)

const MANIFEST = {
  name: 'Counterpart',
  icons: [{ src: '/favicons/android-chrome-192x192.png', sizes: '192x192', type: 'image/png' }],
  scope: '/',
  start_url: '/?homescreen=1'
}

const BROWSER_CONFIG = `<?xml version="1.0" encoding="utf-8"?>
<browserconfig><msapplication><tile><square150x150logo src="/favicons/mstile-150x150.png"/></tile></msapplication></browserconfig>
`

/** Public files, private files, programs and other files of an export that are neither pages nor client files. */
export const FILES: Record<string, string | Buffer> = {
  ...Object.fromEntries(
    ['logo', 'logo-dark', 'canvas', 'hero', 'hero-2x', 'photo', 'drawing', 'footer', 'background'].map(
      name => [`images/${name}.png`, PIXEL]
    )
  ),
  'docs/x.png': PIXEL,
  'files/prices.csv': 'plan,price\nfree,0\n',
  ...Object.fromEntries(
    [
      'android-chrome-192x192',
      'android-chrome-256x256',
      'apple-touch-icon',
      'favicon-16x16',
      'favicon-32x32',
      'favicon',
      'mstile-150x150'
    ].map(name => [`favicons/${name}.png`, PIXEL])
  ),
  'favicons/favicon.ico': PIXEL,
  'favicons/manifest.webmanifest': JSON.stringify(MANIFEST),
  'favicons/browserconfig.xml': BROWSER_CONFIG,
  // Responses of the client that are not pages.
  '_mintlify/api/user/index.html': '{"groups":["a"]}',
  // Files of the docs folder that must not be published.
  '.gitignore': 'node_modules\n',
  '.mintignore': 'drafts/\n',
  '.npmrc': 'fund=false\n',
  Dockerfile: 'FROM scratch\n',
  'deploy.sh': '#!/bin/sh\necho deployed\n',
  'analytics.js': 'document.documentElement.dataset.customScript = "ran"\n',
  'style.css': '#navbar { background: url(/images/background.png) }\n',
  'scripts/build-pages.js': 'const fs = require("fs")\n',
  'scripts/pages.py': 'print("pages")\n',
  '_snippets/note.txt': 'A snippet.\n',
  'pnpm-lock.yaml.bak': 'lockfileVersion: 9\n',
  // Programs that the export adds for reading the docs without a host.
  'serve.js': 'require("http")\n',
  'Start Docs.command': '#!/bin/sh\nnode serve.js\n',
  'Start Docs.bat': 'node serve.js\r\n'
}

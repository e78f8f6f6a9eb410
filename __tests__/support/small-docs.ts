import type { ReaderReview } from '../../src/pull-request/comparison/review.ts'
import type { Files } from './temp-folder.ts'

export const NUMBER = 7

/** Settings that the service requires. */
export const SETTINGS = { name: 'Docs', theme: 'mint', colors: { primary: '#0055ff' } }

/** A small documentation site: a home page, two guides, a snippet and an image. */
export const DOCS: Files = {
  'docs.json': `${JSON.stringify(Object.assign({ name: '', navigation: { pages: ['index', 'guides/start', 'guides/setup'] }, redirects: [] }, SETTINGS), undefined, 2)}\n`,
  'index.mdx': '---\ntitle: Home\n---\n\nWelcome. Read [how to start](/guides/start).\n',
  'guides/start.mdx':
    '---\ntitle: Start\n---\n\nimport Note from "/snippets/note.mdx"\n\n## First steps\n\nFollow the [setup](/guides/setup#install).\n\n<Note />\n',
  'guides/setup.mdx':
    '---\ntitle: Setup\n---\n\n## Install\n\nRun the installer and wait until it is done.\n\n![Window](/images/window.png)\n',
  'snippets/note.mdx': 'Ask the team.\n',
  'images/window.png': 'first image'
}

/** The review of a change that has no effect for readers. */
export const NO_CHANGE: ReaderReview = {
  settings: 'docs.json',
  pages: { added: [], changed: [], removed: [], moved: [] },
  navigation: [],
  redirects: { added: [], removed: [], changed: [] },
  vanished: [],
  lostIds: [],
  unread: [],
  findings: [],
  hints: [],
  leftovers: { unusedImages: [], laggingTranslations: [] },
  siteUrl: undefined,
  notCompared: undefined
}

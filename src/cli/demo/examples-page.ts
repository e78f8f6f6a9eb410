import { readdir, readFile } from 'node:fs/promises'
import { basename, dirname, extname, join } from 'node:path'

const LANGUAGES: Record<string, string> = {
  '.yml': 'yaml',
  '.yaml': 'yaml',
  '.js': 'js',
  '.mjs': 'js',
  '.json': 'json',
  '.toml': 'toml'
}

const FRONT_MATTER = `---
order: 3
description: Complete workflows to copy, for releases, docs merges, schedules, hosts and agents.
---`

/**
 * The page `examples.md` of an exported copy of the documentation, which has no repository around it: the index of the
 * examples, then each file in full.
 */
export async function examplesPage(examples: string): Promise<string> {
  const index = (await readFile(join(examples, 'README.md'), 'utf8'))
    .replaceAll(/\]\((?:ci\/)?([\w-]+)\.yml\)/g, '](#$1)')
    .replaceAll('](ci/Jenkinsfile)', '](#jenkinsfile)')
    .replaceAll('](hosting/)', '](hosting.md)')
    .replaceAll('](gitops/)', '](helm.md)')
    .replaceAll('](../docs/', '](')
  const files = (await readdir(examples, { recursive: true, withFileTypes: true }))
    .filter(entry => entry.isFile() && entry.name !== 'README.md')
    .map(entry =>
      join(entry.parentPath, entry.name)
        .slice(examples.length + 1)
        .replaceAll('\\', '/')
    )
    .sort()
  const section = async (path: string) => {
    const text = (await readFile(join(examples, path), 'utf8')).trim()
    return `### ${sectionOf(path)}\n\n\`examples/${path}\`\n\n\`\`\`${LANGUAGES[extname(path)] ?? 'text'}\n${text}\n\`\`\``
  }
  const below = async (folder: string) =>
    await Promise.all(
      files.filter(path => (path.includes('/') ? path.startsWith(folder) : folder === '')).map(section)
    )
  return [
    FRONT_MATTER,
    index.trim(),
    ...['## Workflows', ...(await below(''))],
    ...['## GitOps', '[Helm](helm.md) explains these files.', ...(await below('gitops/'))],
    ...[
      '## Other CI systems',
      '[Command line](command-line.md) explains these files.',
      ...(await below('ci/'))
    ],
    ...['## Host rules', '[Hosting](hosting.md) explains these files.', ...(await below('hosting/'))],
    ''
  ].join('\n\n')
}

/** The heading of a file: its name, or that of its folder for the rules of a host and files of GitOps. */
export function sectionOf(path: string): string {
  return path.split('/').length > 2 ? basename(dirname(path)) : basename(path, '.yml')
}

import { expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { setStaticExport } from '../../src/export/deliveries/config/edit-text.ts'
import { files, textOf } from '../support/repository.ts'

const FIELDS = { enabled: true, bundleUrl: 'https://bundles.example.com/x.tar.gz' } as const

test('the GitOps examples are two files for Flux and one file for Argo CD', () => {
  expect(files('examples/gitops/*/*')).toEqual([
    'examples/gitops/argo-cd/application.yaml',
    'examples/gitops/flux/helm-release.yaml',
    'examples/gitops/flux/helm-repository.yaml'
  ])
})

test.each(files('examples/gitops/*/*').filter(path => textOf(path).includes('config-key:')))(
  'setting a new bundle URL at the config-key of %s changes only the line with the URL',
  path => {
    const text = textOf(path)
    const [, key = ''] = /config-key: (\S+)/.exec(text) ?? []
    const edited = setStaticExport(text, key, FIELDS)
    const valueAt = (yaml: string): unknown =>
      key.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown>)[name], parse(yaml))
    expect(valueAt(text)).toMatchObject({ enabled: true })
    expect(valueAt(edited)).toEqual(FIELDS)
    const changed = text.split('\n').filter((line, at) => line !== edited.split('\n')[at])
    expect(changed.map(line => line.trim().split(':')[0])).toEqual(['bundleUrl'])
    expect(textOf('docs/helm.md')).toContain(`\`${key}\``)
  }
)

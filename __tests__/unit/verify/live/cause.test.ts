import { expect, test } from '@jest/globals'
import type { Deployment, DeploymentStatus } from '../../../../src/github/deployments.ts'
import { causeOf, type ChangeDeployment, deploymentOf } from '../../../../src/verify/live/cause.ts'

const EXPECTED = { owner: 'acme', repo: 'docs', deployBranch: 'main', contentDirectory: 'docs' }
const SERVED = { ...EXPECTED, owner: 'Acme', contentDirectory: '/docs/' }
const MINUTE = 60_000

const deployment = (id: number, sha: string, createdAt: number): Deployment => ({
  id,
  sha,
  environment: 'production',
  createdAt
})
const status = (result: DeploymentStatus['result'], at = 0): DeploymentStatus => ({
  result,
  at,
  logUrl: undefined
})

/** The commits a, b and c follow each other. */
function deployments(list: Deployment[], results: Record<number, DeploymentStatus['result']> = {}) {
  const asked: string[] = []
  return {
    list,
    asked,
    isAncestor: (commit: string, of: string) => {
      asked.push(of)
      return Promise.resolve(commit <= of)
    },
    statusOf: ({ id }: Deployment) => Promise.resolve(status(results[id] ?? 'success'))
  }
}

test('the oldest deployment that contains the change counts', async () => {
  const given = deployments([deployment(1, 'a', 10), deployment(2, 'c', 20), deployment(3, 'd', 30)])
  expect(await deploymentOf({ commit: 'b', at: 5 }, given)).toMatchObject({
    state: 'known',
    deployment: { id: 2 }
  })
})

test('a deployment long before the change is not looked at', async () => {
  const at = 120 * MINUTE
  const given = deployments([deployment(1, 'c', 10), deployment(2, 'b', at)])
  expect(await deploymentOf({ commit: 'b', at }, given)).toMatchObject({ deployment: { id: 2 } })
  expect(given.asked).toEqual([])
})

test('a later success counts more than an earlier failure, and a failure more than nothing', async () => {
  const list = [deployment(1, 'b', 10), deployment(2, 'c', 20)]
  const change = { commit: 'b', at: 5 }
  expect(await deploymentOf(change, deployments(list, { 1: 'failure' }))).toMatchObject({
    deployment: { id: 2 }
  })
  const failed = deployments(list, { 1: 'failure', 2: 'failure' })
  expect(await deploymentOf(change, failed)).toMatchObject({
    deployment: { id: 1 },
    status: { result: 'failure' }
  })
})

test('where production has deployments, previews do not count', async () => {
  const preview = { ...deployment(1, 'c', 10), environment: 'staging' }
  const given = deployments([preview, deployment(2, 'a', 20)])
  expect(await deploymentOf({ commit: 'b', at: 5 }, given)).toEqual({ state: 'none' })
  expect(await deploymentOf({ commit: 'b', at: 5 }, deployments([preview]))).toMatchObject({ state: 'known' })
})

test('without a deployment that contains the change there is none', async () => {
  expect(await deploymentOf({ commit: 'c', at: 5 }, deployments([deployment(1, 'b', 10)]))).toEqual({
    state: 'none'
  })
})

const known = (result: DeploymentStatus['result'], at = 0, logUrl?: string): ChangeDeployment => ({
  state: 'known',
  deployment: deployment(1, '3f9a2c1b8e', 0),
  status: { result, at, logUrl }
})
const page = {
  source: SERVED,
  expected: EXPECTED,
  build: undefined,
  settingsFile: 'docs.json',
  isRemoved: false
}

test('a deployment under way, and one that ended less than three minutes ago, are no cause yet', () => {
  expect(causeOf({ at: 0 }, known('under-way'), page, 60 * MINUTE)).toMatchObject({ isUnderWay: true })
  expect(causeOf({ at: 0 }, known('success', 0), page, 3 * MINUTE - 1)).toMatchObject({ isUnderWay: true })
  expect(causeOf({ at: 0 }, known('success', 0), page, 3 * MINUTE)).toMatchObject({
    isUnderWay: false,
    detail: 'The deployment of 3f9a2c1 succeeded 3 min ago, and the page is still old.'
  })
})

test('a failed deployment is named with its log', () => {
  const { isUnderWay, detail } = causeOf({ at: 0 }, known('failure', 0, 'https://log.example.com/1'), page, 1)
  expect({ isUnderWay, detail }).toEqual({
    isUnderWay: false,
    detail: 'The deployment of 3f9a2c1 failed. Its log: https://log.example.com/1'
  })
})

test('without deployments, a build in progress counts only if it is not older than the change', () => {
  const build = { at: 100_000, isRunning: true }
  const none: ChangeDeployment = { state: 'unknown', reason: 'no permission' }
  expect(causeOf({ at: 104_000 }, none, { ...page, build }, 0).isUnderWay).toBe(true)
  expect(causeOf({ at: 106_000 }, none, { ...page, build }, 0).isUnderWay).toBe(false)
  expect(causeOf({ at: 0 }, none, { ...page, build: { ...build, isRunning: false } }, 0).isUnderWay).toBe(
    false
  )
})

test('a page that names another repository, branch or folder is explained by it', () => {
  const served = { owner: 'acme', repo: 'site', deployBranch: 'production', contentDirectory: 'website' }
  const { detail } = causeOf({ at: 0 }, known('success'), { ...page, source: served }, 9 * MINUTE)
  expect(detail).toBe(
    'The page says that it was built from the repository acme/site, not acme/docs, and from the branch production, not main, and from the folder website, not docs.'
  )
})

test('a page of another repository is not old while its deployment is in progress', () => {
  const served = { ...SERVED, owner: 'fork' }
  const { isUnderWay } = causeOf({ at: 0 }, known('under-way'), { ...page, source: served }, 0)
  expect(isUnderWay).toBe(true)
})

test('names in a page have no effect in texts', () => {
  const served = { ...SERVED, deployBranch: 'x\u001b[31m\n::error::y' }
  const { detail } = causeOf({ at: 0 }, known('success'), { ...page, source: served }, 9 * MINUTE)
  expect(detail).not.toMatch(/\p{Cc}/u)
})

import { type Deployment, deploymentStatus, serviceDeployments } from '../../github/deployments.ts'
import { Failure, reasonOf } from '../../runtime/failure.ts'
import { HttpError } from '../../runtime/http/http-error.ts'
import type { NetworkContext } from '../../runtime/context.ts'
import type { History } from '../expected/history.ts'
import type { LiveInputs } from '../inputs.ts'
import { type Cause, causeOf, type ChangeDeployment, deploymentOf } from '../live/cause.ts'
import type { Served } from '../live/served.ts'

export interface FoundCause extends Cause {
  /** Whether the deployment that contains the change has ended, so that waiting is of no use. */
  isOver: boolean
}

/** The last change of a page. */
export interface LastChange {
  commit: string
  time: number
}

/** Finds out from GitHub's deployments and from the pages themselves why pages are old. */
export class Causes {
  readonly #inputs: LiveInputs
  readonly #history: History
  readonly #context: NetworkContext
  /** Deployments before this time are not looked at. */
  readonly #since: number
  #list: Promise<Deployment[]> | undefined
  #found = new Map<string, Promise<ChangeDeployment>>()
  #isNoticed = false

  constructor(inputs: LiveInputs, history: History, since: number, context: NetworkContext) {
    this.#inputs = inputs
    this.#history = history
    this.#since = since
    this.#context = context
  }

  /** Forgets the deployments, because their states change. */
  nextPass(): void {
    this.#list = undefined
    this.#found = new Map()
  }

  async find(
    { commit, time }: LastChange,
    page: Pick<Served, 'build' | 'gitSource'> & { isRemoved: boolean }
  ): Promise<FoundCause> {
    const { checkout, github, settingsFile } = this.#inputs.docs
    const [owner = '', repo = ''] = github.repository.split('/')
    const build = page.build && { at: page.build.time, isRunning: page.build.state === 'in_progress' }
    const deployment = await this.#known({ commit, at: time })
    const cause = causeOf(
      { at: time },
      deployment,
      {
        source: page.gitSource,
        build,
        settingsFile,
        isRemoved: page.isRemoved,
        expected: { owner, repo, deployBranch: github.branch ?? '', contentDirectory: checkout.path }
      },
      this.#context.clock.now()
    )
    return { ...cause, isOver: deployment.state === 'known' && !cause.isUnderWay }
  }

  /** Returns the time from which a build can contain a change: the change's, or that of its deployment if it is known. */
  async deployedAt(change: LastChange): Promise<number> {
    const found = await this.#known({ commit: change.commit, at: change.time })
    return found.state === 'known' ? Math.max(change.time, found.deployment.createdAt) : change.time
  }

  async #known(change: { commit: string; at: number }): Promise<ChangeDeployment> {
    const found = this.#found.get(change.commit) ?? this.#deploymentOf(change)
    this.#found.set(change.commit, found)
    return await found
  }

  async #deploymentOf(change: { commit: string; at: number }): Promise<ChangeDeployment> {
    const { client, versions } = this.#history
    if (client === undefined) return { state: 'unknown', reason: 'GitHub is not asked on a command line' }
    try {
      this.#list ??= serviceDeployments(this.#since, client)
      const isAncestor = async (commit: string, of: string) => await versions.isAncestor(commit, of)
      const statusOf = async (deployment: Deployment) => await deploymentStatus(deployment, client)
      const list = await this.#list
      // A repository without any deployment of the service says nothing: another host may build the site.
      if (list.length === 0) return { state: 'unknown', reason: 'GitHub lists no deployment of the service' }
      return await deploymentOf(change, { list, isAncestor, statusOf })
    } catch (error) {
      if (!(error instanceof HttpError || error instanceof Failure)) throw error
      const isDenied = error instanceof HttpError && [401, 403, 404].includes(error.status ?? 0)
      const reason = isDenied ? 'Add the permission `deployments: read` to the job' : reasonOf(error)
      if (!this.#isNoticed)
        this.#context.log.notice(`GitHub's deployments are unknown: ${reason.replace(/\.$/, '')}.`)
      this.#isNoticed = true
      return { state: 'unknown', reason }
    }
  }
}

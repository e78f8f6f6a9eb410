const REQUESTS_PER_ADDRESS = 3
const MORE_REQUESTS = 50

export class BudgetSpent extends Error {
  override readonly name = 'BudgetSpent'
}

/** Limits the requests of one pass: redirects and retries count. */
export class RequestBudget {
  #remaining = MORE_REQUESTS

  allow(addresses: number): void {
    this.#remaining += REQUESTS_PER_ADDRESS * addresses
  }

  spend(): void {
    if (this.#remaining <= 0) throw new BudgetSpent('the requests of this pass are used up')
    this.#remaining -= 1
  }
}

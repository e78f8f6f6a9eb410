const REQUESTS_PER_ADDRESS = 3
const MORE_REQUESTS = 50

/** There are no requests left in this pass. */
export class BudgetSpent extends Error {
  override readonly name = 'BudgetSpent'
}

/** Limits the requests of one pass: redirects and retries count. */
export class RequestBudget {
  #left = MORE_REQUESTS

  allow(addresses: number): void {
    this.#left += REQUESTS_PER_ADDRESS * addresses
  }

  take(): void {
    if (this.#left <= 0) throw new BudgetSpent('no requests left in this pass')
    this.#left -= 1
  }
}

/** A config file that cannot be changed safely. The message continues "… cannot be changed: ". */
export class ConfigProblem extends Error {
  readonly code: 'config-invalid' | 'config-multiple-documents' | 'config-unsupported'
  constructor(code: ConfigProblem['code'], problem: string) {
    super(problem)
    this.code = code
  }
}

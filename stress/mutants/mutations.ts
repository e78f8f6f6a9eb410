import ts from 'typescript'

/** One small mistake in a source file. */
export interface Mutation {
  /** Path relative to the root, with forward slashes. */
  file: string
  line: number
  start: number
  end: number
  /** Original text, which `after` replaces. */
  before: string
  after: string
  /** Text of the line with the mistake. */
  context: string
}

/** Larger numbers are not changed: no test should fail for a buffer of 1,025 bytes or a delay of 501 ms. */
const MAX_NUMBER = 100

const OPERATORS: Partial<Record<ts.SyntaxKind, string>> = {
  [ts.SyntaxKind.LessThanToken]: '<=',
  [ts.SyntaxKind.LessThanEqualsToken]: '<',
  [ts.SyntaxKind.GreaterThanToken]: '>=',
  [ts.SyntaxKind.GreaterThanEqualsToken]: '>',
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: '!==',
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: '===',
  [ts.SyntaxKind.AmpersandAmpersandToken]: '||',
  [ts.SyntaxKind.BarBarToken]: '&&',
  [ts.SyntaxKind.PlusToken]: '-',
  [ts.SyntaxKind.MinusToken]: '+',
  [ts.SyntaxKind.AsteriskToken]: '/',
  [ts.SyntaxKind.SlashToken]: '*',
  [ts.SyntaxKind.PlusEqualsToken]: '-=',
  [ts.SyntaxKind.MinusEqualsToken]: '+='
}

/** Returns all possible mistakes in a file, in text order. */
export function mutationsIn(file: string, text: string): Mutation[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const found: Mutation[] = []
  const lines = text.split('\n')
  const add = (node: ts.Node, after: string): void => {
    const start = node.getStart(source)
    const line = source.getLineAndCharacterOfPosition(start).line + 1
    const context = (lines[line - 1] ?? '').trim()
    found.push({ file, line, start, end: node.end, before: text.slice(start, node.end), after, context })
  }
  const visit = (node: ts.Node): void => {
    // Skips types, which do not exist at run time.
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node)) return
    mutate(node, add)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function mutate(node: ts.Node, add: (node: ts.Node, after: string) => void): void {
  if (ts.isBinaryExpression(node)) {
    const after = OPERATORS[node.operatorToken.kind]
    if (after !== undefined && !isConcatenation(node)) add(node.operatorToken, after)
  } else if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) {
    add(node, node.operand.getText())
  } else if (node.kind === ts.SyntaxKind.TrueKeyword) add(node, 'false')
  else if (node.kind === ts.SyntaxKind.FalseKeyword) add(node, 'true')
  else if (ts.isNumericLiteral(node)) addNext(node, add)
  else if (ts.isIfStatement(node) && node.elseStatement === undefined && isExit(node.thenStatement))
    add(node, ';')
  else if (ts.isExpressionStatement(node) && isRemovable(node.expression)) add(node, ';')
}

/** Replaces a number with the next number. Skips names, as in `{ 1: … }`, and sort orders, as in `? -1 : 1`. */
function addNext(node: ts.NumericLiteral, add: (node: ts.Node, after: string) => void): void {
  const { parent } = node
  const isName = ts.isPropertyAssignment(parent) && parent.name === node
  const choice = ts.isPrefixUnaryExpression(parent) ? parent.parent : parent
  const isOrder = ts.isConditionalExpression(choice) && /\? (?:-1 : 1|1 : -1)$/.test(choice.getText())
  if (!isName && !isOrder && Number(node.text) < MAX_NUMBER) add(node, String(Number(node.text) + 1))
}

/** Whether `+` joins texts. Such an operator is not changed, because any test would notice `-` between texts. */
function isConcatenation({ operatorToken, left, right }: ts.BinaryExpression): boolean {
  const isPlus =
    operatorToken.kind === ts.SyntaxKind.PlusToken || operatorToken.kind === ts.SyntaxKind.PlusEqualsToken
  return isPlus && [left, right].some(isText)
}

function isText(node: ts.Expression): boolean {
  if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) return true
  return ts.isBinaryExpression(node) && isConcatenation(node)
}

/** Whether the statement is `return`, `throw`, `continue` or `break`, or a block that ends with such a statement. */
function isExit(statement: ts.Statement): boolean {
  const last = ts.isBlock(statement) ? statement.statements.at(-1) : statement
  return (
    last !== undefined &&
    (ts.isReturnStatement(last) ||
      ts.isThrowStatement(last) ||
      ts.isContinueStatement(last) ||
      ts.isBreakStatement(last))
  )
}

function isRemovable(expression: ts.Expression): boolean {
  if (ts.isAwaitExpression(expression) || ts.isVoidExpression(expression))
    return isRemovable(expression.expression)
  if (ts.isCallExpression(expression)) return expression.expression.kind !== ts.SyntaxKind.SuperKeyword
  return ts.isBinaryExpression(expression) || ts.isDeleteExpression(expression)
}

export function applyMutation(text: string, { start, end, before, after }: Mutation): string {
  if (text.slice(start, end) !== before) throw new Error('The file has changed since the mutation was drawn')
  return text.slice(0, start) + after + text.slice(end)
}

export function mutationText({ file, line, before, after, context }: Mutation): string {
  const short = (code: string) => {
    const oneLine = code.replaceAll(/\s+/g, ' ')
    return oneLine.length > 70 ? `${oneLine.slice(0, 69)}…` : oneLine
  }
  return after === ';'
    ? `${file}:${line}: removed \`${short(before)}\``
    : `${file}:${line}: \`${short(before)}\` → \`${short(after)}\` in \`${short(context)}\``
}

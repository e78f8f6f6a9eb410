import ts from 'typescript'

/** One small mistake in a source file. */
export interface Mutation {
  /** Relative to the root, with forward slashes. */
  file: string
  line: number
  start: number
  end: number
  /** The text now, and the text of the mistake. */
  before: string
  after: string
  /** The line as it stands there. */
  context: string
}

/** A buffer of 1,025 bytes or a delay of 501 ms is no mistake that a test should find. */
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

/** Every mistake that this file can have, in the order of the text. */
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
    // Types do not exist when the code runs.
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

/** The next number. A number that is a name, as in `{ 1: … }`, stays, and so does one of which the sign counts. */
function addNext(node: ts.NumericLiteral, add: (node: ts.Node, after: string) => void): void {
  const { parent } = node
  const isName = ts.isPropertyAssignment(parent) && parent.name === node
  const choice = ts.isPrefixUnaryExpression(parent) ? parent.parent : parent
  const isOrder = ts.isConditionalExpression(choice) && /\? (?:-1 : 1|1 : -1)$/.test(choice.getText())
  if (!isName && !isOrder && Number(node.text) < MAX_NUMBER) add(node, String(Number(node.text) + 1))
}

/** `+` between texts has no meaning as `-`: every test would find that. */
function isConcatenation({ operatorToken, left, right }: ts.BinaryExpression): boolean {
  const isPlus =
    operatorToken.kind === ts.SyntaxKind.PlusToken || operatorToken.kind === ts.SyntaxKind.PlusEqualsToken
  return isPlus && [left, right].some(isText)
}

function isText(node: ts.Expression): boolean {
  if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) return true
  return ts.isBinaryExpression(node) && isConcatenation(node)
}

/** `return`, `throw`, `continue` or `break`, alone or at the end of a block. */
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
  if (text.slice(start, end) !== before)
    throw new Error('The file is not the one that the mutation was drawn from')
  return text.slice(0, start) + after + text.slice(end)
}

/** With the place, the mistake and the line around it. */
export function mutationText({ file, line, before, after, context }: Mutation): string {
  const short = (code: string) => {
    const oneLine = code.replaceAll(/\s+/g, ' ')
    return oneLine.length > 70 ? `${oneLine.slice(0, 69)}…` : oneLine
  }
  return after === ';'
    ? `${file}:${line}: removed \`${short(before)}\``
    : `${file}:${line}: \`${short(before)}\` → \`${short(after)}\` in \`${short(context)}\``
}

import { expect, test } from '@jest/globals'
import { codeBlocks, textOf, workflowOf } from '../support/repository.ts'
import { readTemplate, referencesIn, resolveText, schemaProblems } from '../support/cloudformation.ts'

const TEMPLATE = 'examples/hosting/cloudfront/template.yaml'
const WORKFLOW = 'examples/s3-cloudfront.yml'
const template = readTemplate(textOf(TEMPLATE))
const { Resources: resources, Outputs: outputs, Parameters: parameters } = template

/** Values in the template, each with its placeholder in docs/publishing.md. */
const PLACEHOLDERS: Record<string, string> = {
  'Bucket.Arn': 'arn:aws:s3:::BUCKET',
  Distribution: 'DISTRIBUTION',
  Repository: 'ORGANIZATION/REPOSITORY',
  Environment: 'docs',
  OidcProvider: 'arn:aws:iam::ACCOUNT:oidc-provider/token.actions.githubusercontent.com',
  'AWS::AccountId': 'ACCOUNT',
  'AWS::Partition': 'aws'
}

const [policy, trust] = codeBlocks('docs/publishing.md', 'json').map(
  ({ text }) => JSON.parse(text) as unknown
)

test('the template matches the CloudFormation resource types', () => {
  const { problems, checked } = schemaProblems(template)
  expect(problems).toEqual([])
  expect(checked).toBeGreaterThan(60)
})

test.each([
  ['a property that does not exist', 'IPV6Enabled: true', 'Ipv6: true', 'has no property Ipv6'],
  ['a value of the wrong kind', 'Enabled: true\n', 'Enabled: yes please\n', 'Enabled is not a boolean'],
  ['a required property that is missing', '        SigningProtocol: sigv4\n', '', 'needs SigningProtocol'],
  [
    'an attribute that does not exist',
    '!GetAtt Bucket.RegionalDomainName',
    '!GetAtt Bucket.Domain',
    'no attribute Domain'
  ]
])('the template check finds %s', (_flaw, from, to, problem) => {
  const broken = textOf(TEMPLATE).replace(from, to)
  expect(schemaProblems(readTemplate(broken)).problems.join()).toContain(problem)
})

test.each([
  ['ViewerRequest', 'viewer-request'],
  ['ViewerResponse', 'viewer-response']
])('the template contains an exact copy of the CloudFront function %s', (id, name) => {
  const { FunctionCode } = resources[id]?.Properties ?? {}
  expect(FunctionCode).toBe(textOf(`examples/hosting/cloudfront/${name}.js`))
})

test('the role has exactly the documented policy', () => {
  const { Policies } = (resources['Role']?.Properties ?? {}) as { Policies: { PolicyDocument: unknown }[] }
  expect(Policies.map(({ PolicyDocument }) => resolveText(PolicyDocument, PLACEHOLDERS))).toEqual([policy])
})

test('the role trusts only the documented repository and environment', () => {
  const { AssumeRolePolicyDocument } = resources['Role']?.Properties ?? {}
  expect(resolveText(AssumeRolePolicyDocument, PLACEHOLDERS)).toEqual(trust)
  expect(JSON.stringify(trust)).toContain(`:environment:${String(parameters['Environment']?.Default)}"`)
  const { deploy } = workflowOf(WORKFLOW).jobs ?? {}
  expect(JSON.stringify(deploy)).toMatch(
    `"environment":{"name":"${String(parameters['Environment']?.Default)}"`
  )
})

test('the template has an output for each workflow variable, except variables for the documentation service', () => {
  const all = [...textOf(WORKFLOW).matchAll(/\bvars\.(\w+)/g)].map(([, name = '']) => name)
  const service = ['DOCS_DOMAIN', 'DOCS_PROJECT_ID']
  const variables = [...new Set(all)].filter(name => !service.includes(name))
  const named = Object.values(outputs).flatMap(({ Description }) =>
    Description.includes(' ') ? [] : [Description]
  )
  expect(named.sort()).toEqual(variables.sort())
  for (const [id, { Description }] of Object.entries(outputs)) {
    if (!Description.includes(' '))
      expect(id.toLowerCase()).toBe(Description.replaceAll('_', '').toLowerCase())
  }
})

test('the template refers only to resources and parameters that it defines', () => {
  const known = new Set([...Object.keys(resources), ...Object.keys(parameters)])
  const used = referencesIn(template).filter(name => !name.startsWith('AWS::'))
  expect(used.length).toBeGreaterThan(20)
  expect(used.filter(name => !known.has(name.split('.')[0] ?? ''))).toEqual([])
})

test('the distribution names the lists for agents only after HasMarkdown was changed', () => {
  expect(parameters['HasMarkdown']?.Default).toBe('false')
  const { DistributionConfig } = (resources['Distribution']?.Properties ?? {}) as {
    DistributionConfig: { DefaultCacheBehavior: object }
  }
  expect(DistributionConfig.DefaultCacheBehavior).toMatchObject({
    ResponseHeadersPolicyId: { 'Fn::If': ['NamesLists', { Ref: 'ResponseHeaders' }, { Ref: 'AWS::NoValue' }] }
  })
  expect(readTemplate(textOf(TEMPLATE))).toMatchObject({
    Conditions: { NamesLists: { 'Fn::Equals': [{ Ref: 'HasMarkdown' }, 'true'] } },
    Resources: { ResponseHeaders: { Condition: 'NamesLists' } }
  })
  expect(resources['ResponseHeaders']?.Properties).toMatchObject({
    ResponseHeadersPolicyConfig: {
      CustomHeadersConfig: {
        Items: [
          { Header: 'Link', Value: '</llms.txt>; rel="llms-txt", </llms-full.txt>; rel="llms-full-txt"' },
          { Header: 'X-Llms-Txt', Value: '/llms.txt' }
        ]
      }
    }
  })
})

test('the bucket is private and encrypted', () => {
  expect(resources['Bucket']?.Properties).toMatchObject({
    PublicAccessBlockConfiguration: {
      BlockPublicAcls: true,
      BlockPublicPolicy: true,
      IgnorePublicAcls: true,
      RestrictPublicBuckets: true
    },
    BucketEncryption: {
      ServerSideEncryptionConfiguration: [{ ServerSideEncryptionByDefault: { SSEAlgorithm: 'AES256' } }]
    }
  })
})

test('docs/hosting.md contains the command that deploys the template', () => {
  for (const page of ['docs/hosting.md']) {
    expect(textOf(page)).toMatch(
      /aws cloudformation deploy .*\\\n.*examples\/hosting\/cloudfront\/template\.yaml.*\\\n.*Repository=/
    )
  }
  const required = Object.entries(parameters).filter(([, { Default }]) => Default === undefined)
  expect(required.map(([name]) => name)).toEqual(['Repository'])
})

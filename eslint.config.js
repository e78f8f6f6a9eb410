import js from '@eslint/js'
import tseslint from 'typescript-eslint'

const edges = ['src/*/index.ts', 'src/runtime/run.ts', 'src/emulator/cli.ts']

export default tseslint.config(
  { ignores: ['dist/', 'node_modules/', '.demo/', '.emulator/', 'coverage/'] },
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['*.js', 'scripts/*.js'] },
        tsconfigRootDir: import.meta.dirname
      }
    },
    rules: {
      '@typescript-eslint/return-await': ['error', 'always'],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error'
    }
  },
  {
    // The runner's toolkit and its environment are met at the edge only: everything behind takes values.
    files: ['src/**/*.ts'],
    ignores: edges,
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [{ name: '@actions/core', message: 'Only entry points and runtime/run.ts talk to the runner.' }]
        }
      ],
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message: 'Read the environment in an entry point and pass values on.'
        }
      ]
    }
  },
  {
    files: ['src/emulator/**/*.ts'],
    rules: {
      // Written from the contract on its own, so that client and emulator can disagree.
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { regex: '^\\.\\./(?!\\.)', message: 'The emulator imports nothing from the rest of src.' }
          ]
        }
      ]
    }
  },
  {
    files: ['**/*.js', '**/*.mjs'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { globals: { process: 'readonly', console: 'readonly', URL: 'readonly' } }
  }
)

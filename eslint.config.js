import js from '@eslint/js'
import tseslint from 'typescript-eslint'

const edges = ['src/*/index.ts', 'src/runtime/run.ts', 'src/emulator/cli.ts']

export default tseslint.config(
  {
    ignores: [
      'dist/',
      'node_modules/',
      '.build/',
      '.action/',
      '.cache/',
      '.demo/',
      '.emulator/',
      'coverage/',
      'examples/'
    ]
  },
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['*.js', '.*.js', 'scripts/*.js'] },
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
    // Only entry points and the run wrapper use the toolkit and the environment: everything else takes values.
    files: ['src/**/*.ts'],
    ignores: edges,
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [{ name: '@actions/core', message: 'Only entry points and runtime/run.ts use the toolkit.' }]
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
    files: ['**/*.js', '**/*.mjs'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { globals: { process: 'readonly', console: 'readonly', URL: 'readonly' } }
  }
)

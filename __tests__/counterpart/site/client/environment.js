export const NEXT_PUBLIC = {
  ENV: process.env.NEXT_PUBLIC_ENV,
  BASE_PATH: process.env.NEXT_PUBLIC_BASE_PATH ?? ''
}

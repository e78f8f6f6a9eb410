export const normalizeBasePath = path => {
  const trimmed = path?.replace(/^\/+|\/+$/g, '')
  return trimmed ? `/${trimmed}` : ''
}

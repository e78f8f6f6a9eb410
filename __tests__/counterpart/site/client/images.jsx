'use client'
import { useEffect, useState } from 'react'
import { NEXT_PUBLIC } from './environment.js'

/** Paths by which an image library recognizes the service that resizes an image. They are never requested. */
const PROVIDERS = { '/_next/image': 'nextjs', '/_next/static': 'nextjs', '/_vercel/image': 'vercel' }

function providerOf(src) {
  const { pathname } = new URL(src, 'http://host/')
  return Object.entries(PROVIDERS).find(([path]) => pathname.startsWith(path))?.[1]
}

/** Like a zoom library, shows the image in a new element after hydration, so that the browser loads it again. */
function useIsZoomable() {
  const [isZoomable, setIsZoomable] = useState(false)
  useEffect(() => setIsZoomable(true), [])
  return isZoomable
}

/** Passes the address of an image on to the browser. */
export function OptimizedImage({ src, alt, ...props }) {
  const isZoomable = useIsZoomable()
  const image = <img {...props} data-provider={providerOf(src)} src={src} alt={alt} />
  return isZoomable ? <span data-zoom>{image}</span> : image
}

/** Adds the base path to the address of an image. */
export function Illustration({ src, alt }) {
  const isZoomable = useIsZoomable()
  const image = <img src={`${NEXT_PUBLIC.BASE_PATH}${src}`} alt={alt} />
  return isZoomable ? <span data-zoom>{image}</span> : image
}

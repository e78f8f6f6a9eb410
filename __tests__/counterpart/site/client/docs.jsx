'use client'
import Link from 'next/link'
import { useParams, usePathname } from 'next/navigation'
import { createContext, useContext, useEffect, useState } from 'react'
import * as runtime from 'react/jsx-runtime'
import { NEXT_PUBLIC } from './environment.js'
import { Illustration, OptimizedImage } from './images.jsx'
import { env } from './validated-environment.js'

const DocsContext = createContext(null)

export function Docs({ docsConfig, docsNavWithMetadata, children }) {
  const pathname = usePathname()
  useEffect(() => {
    document.documentElement.dataset.hydrated = pathname
    document.documentElement.dataset.basePath = NEXT_PUBLIC.BASE_PATH
    document.documentElement.dataset.validatedBasePath = env.NEXT_PUBLIC_BASE_PATH
  }, [pathname])
  return <DocsContext value={{ docsConfig, docsNavWithMetadata }}>{children}</DocsContext>
}

/** Converts a path in the navigation to the form in links: `/guides/index` to `/guides`. */
const addressOf = href => href.replace(/\/index$/, '') || '/'

function usePages() {
  const pages = useContext(DocsContext).docsNavWithMetadata.tabs.flatMap(tab =>
    tab.groups.flatMap(group => group.pages)
  )
  const { slug = ['index'] } = useParams()
  const at = pages.findIndex(page => addressOf(page.href) === addressOf(`/${slug.join('/')}`))
  return { pages, at }
}

export function Icon({ name }) {
  const url = `https://d3gk2c5xim1je2.cloudfront.net/fontawesome/v7.2.0/solid/${name}.svg`
  return <svg width="16" height="16" style={{ maskImage: `url(${url})`, backgroundColor: 'currentColor' }} />
}

function startWorker() {
  const worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' })
  worker.onmessage = ({ data }) => {
    document.documentElement.dataset.worker = data
  }
  worker.postMessage('syntax')
}

/** Shows the images of the settings. Passes their addresses on to the browser. */
function Logo() {
  const { docsConfig } = useContext(DocsContext)
  return ['light', 'dark'].map(theme => (
    <img key={theme} alt={`${theme} logo`} src={docsConfig.logo[theme]} width="80" height="20" />
  ))
}

/** Shows the logo again after hydration, so that the browser loads the address in the page data. */
function MobileNav() {
  const [isShown, setIsShown] = useState(false)
  useEffect(() => setIsShown(true), [])
  return isShown && <Logo />
}

/** Shows the background image of the settings, and again after hydration. */
export function Background() {
  const { docsConfig } = useContext(DocsContext)
  const [mounted, setMounted] = useState('server')
  useEffect(() => setMounted('client'), [])
  const { light } = docsConfig.background.image
  return (
    <span
      key={mounted}
      style={{ position: 'fixed', inset: 0, pointerEvents: 'none', backgroundImage: `url('${light}')` }}
    />
  )
}

/** Loads a font of the settings. The address in the settings is relative to the root of the host. */
export function FontScript({ fonts, subdomain }) {
  const isLocal = fonts.source.startsWith('fonts/') || subdomain === undefined
  const source = isLocal ? `/${fonts.source}` : `https://${subdomain}.example/${fonts.source}`
  return (
    <>
      <link rel="preload" href={source} as="font" type="font/ttf" crossOrigin="anonymous" />
      <style>{`@font-face {
  font-family: '${fonts.family}';
  src: url('${source}') format('${fonts.format}');
}
#page-title { font-family: '${fonts.family}' }`}</style>
    </>
  )
}

export function Navbar() {
  const { docsConfig } = useContext(DocsContext)
  const pathname = usePathname()
  const [isOpen, setIsOpen] = useState(false)
  // The server rendered `/guides` as `/guides/index`, so a path in the first render would cause a hydration error.
  const [shown, setShown] = useState('')
  useEffect(() => setShown(pathname), [pathname])
  const open = () => setIsOpen(true)
  return (
    <header id="navbar">
      <Link id="logo" href="/" prefetch={false}>
        <Logo />
      </Link>
      <MobileNav />
      <button type="button" id="search-bar-entry" aria-label="Open search" onClick={open}>
        <Icon name="magnifying-glass" /> Search... <kbd>⌘{'K'}</kbd>
      </button>
      <button type="button" id="search-bar-entry-mobile" aria-label="Open search" onClick={open}>
        <Icon name="magnifying-glass" />
      </button>
      {isOpen && <p id="search-of-the-client">Run mint login in the cli to activate search</p>}
      <button type="button" id="start-worker" onClick={startWorker}>
        Check
      </button>
      <code id="pathname">{shown}</code>
    </header>
  )
}

export function Sidebar() {
  const { pages, at } = usePages()
  const { docsNavWithMetadata } = useContext(DocsContext)
  return (
    <nav id="sidebar">
      <div id="sidebar-content">
        <div id="navigation-items">
          {docsNavWithMetadata.tabs.flatMap(tab =>
            tab.groups.map(({ group, pages: items }) => (
              <div key={group}>
                <h5>{group}</h5>
                <ul>
                  {items.map(({ title, href }) => (
                    <li
                      key={href}
                      id={href}
                      data-title={title}
                      data-active={pages[at]?.href === href || undefined}
                    >
                      <Link
                        href={addressOf(href)}
                        aria-current={pages[at]?.href === href ? 'page' : undefined}
                      >
                        {title}
                      </Link>
                    </li>
                  ))}
                </ul>
              </div>
            ))
          )}
        </div>
      </div>
    </nav>
  )
}

export function NextAndPrevious() {
  const { pages, at } = usePages()
  const [previous, next] = [pages[at - 1], pages[at + 1]]
  return (
    <div id="pagination">
      {previous && <Link href={addressOf(previous.href)}>Previous: {previous.title}</Link>}
      {next && (
        <Link id="next-page" href={addressOf(next.href)}>
          Next: {next.title}
        </Link>
      )}
    </div>
  )
}

const COMPONENTS = {
  a: ({ href, ...props }) => <Link href={href} {...props} />,
  OptimizedImage,
  Illustration,
  Note: ({ children }) => (
    <div data-callout-type="note" className="callout">
      {children}
    </div>
  ),
  Card: ({ href, title, children }) => (
    <Link href={href} className="card">
      <h2>{title}</h2>
      {children}
    </Link>
  )
}

/** Runs the code that an MDX compiler generated, as the client of the service does. */
export function Mdx({ source }) {
  const [{ default: Content }] = useState(() =>
    new Function(source)({ ...runtime, useMDXComponents: () => COMPONENTS })
  )
  return <Content />
}

/** Every page contains the texts of the style sheets and scripts in the docs folder. */
export function CustomFiles({ css, js }) {
  useEffect(() => {
    for (const { text } of js) new Function(text)()
  }, [js])
  return css.map(({ path, text }) => (
    <style key={path} data-custom-css-path={path} dangerouslySetInnerHTML={{ __html: text }} />
  ))
}

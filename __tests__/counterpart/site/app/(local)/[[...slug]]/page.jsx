import { setTimeout } from 'node:timers/promises'
import { notFound } from 'next/navigation'
import { CUSTOM_CSS, CUSTOM_JS, docsConfig, docsNavWithMetadata, pageAt } from '../../../content.mjs'
import { Illustration } from '../../../client/images.jsx'
import {
  Background,
  CustomFiles,
  Docs,
  Icon,
  Mdx,
  Navbar,
  NextAndPrevious,
  Sidebar
} from '../../../client/docs.jsx'

export const dynamic = 'force-dynamic'

const IMAGE = 'https://mintlify.mintlify.app/_next/image?url=%2F_mintlify%2Fapi%2Fog&w=1200&q=100'

export async function generateMetadata({ params }) {
  const { path, title, description } = pageAt((await params).slug) ?? notFound()
  return {
    title: `${title} - ${docsConfig.name}`,
    description,
    other: { 'msapplication-config': '/favicons/browserconfig.xml' },
    alternates: { types: { 'application/xml': '/sitemap.xml', 'text/markdown': `/${path}.md` } },
    openGraph: { title, description, siteName: docsConfig.name, type: 'website', images: [IMAGE] },
    twitter: { card: 'summary_large_image', title, images: [IMAGE] },
    icons: { icon: '/favicons/favicon-32x32.png', apple: '/favicons/apple-touch-icon.png' }
  }
}

export default async function Page({ params }) {
  const page = pageAt((await params).slug) ?? notFound()
  // The service compiles the page here, so that the streamed head arrives before the first part of the body.
  await setTimeout(50)
  return (
    <Docs docsConfig={docsConfig} docsNavWithMetadata={docsNavWithMetadata} isLoggedInCli={false}>
      <blockquote className="sr-only" data-agent-docs-index="" aria-hidden="true">
        Documentation index: <a href="/llms.txt">/llms.txt</a>
      </blockquote>
      <div className="fixed z-[999]" role="status" aria-live="polite" hidden>
        compiling...
      </div>
      <Background />
      <Navbar />
      <Sidebar />
      <main id="content-container">
        <CustomFiles css={CUSTOM_CSS} js={CUSTOM_JS} />
        <div id="content-area">
          <header id="header">
            <h1 id="page-title">{page.title}</h1>
            <p>{page.description}</p>
          </header>
          <div id="content" className="mdx-content" data-page-href={`/src/_props/${page.path}`}>
            <Mdx source={page.compiled} sourceWithoutJs={page.compiled} />
          </div>
          <NextAndPrevious />
          <div hidden>
            <textarea id="chat-assistant-textarea" aria-label="Ask a question" />
          </div>
        </div>
        <footer>
          <Icon name="github" />
          <a id="raw-link" href="/quickstart">
            Start here
          </a>
          <img alt="" src="/images/footer.png" />
          <Illustration alt="" src="/images/drawing.png" />
        </footer>
      </main>
    </Docs>
  )
}

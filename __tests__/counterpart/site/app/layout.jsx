import Script from 'next/script'
import localFont from 'next/font/local'
import { BODY_FONT, HEADING_FONT, docsConfig } from '../content.mjs'
import { FontScript } from '../client/docs.jsx'
import './site.css'

const ownFont = localFont({ src: './own.ttf', variable: '--font-own' })

export const metadata = { generator: 'Mintlify', applicationName: 'Counterpart' }

/** This script contains the base path of the client as a constant, which is "" in every export. */
const CURRENT_PATH = `(function(){try{var b="";var p=location.pathname;if(b&&p.startsWith(b))p=p.slice(b.length)||"/";document.documentElement.setAttribute("data-current-path",p)}catch(e){}})()`
const THEME = `document.documentElement.classList.add(localStorage.getItem("theme")||"light")`

export default function RootLayout({ children }) {
  return (
    <html lang="en" className={ownFont.variable} suppressHydrationWarning>
      <head>
        <link rel="preload" as="style" href="https://d4tuoctqmanu0.cloudfront.net/katex.min.css" />
        <script type="text/javascript" dangerouslySetInnerHTML={{ __html: CURRENT_PATH }} />
        <script type="text/javascript">{BODY_FONT}</script>
      </head>
      <body>
        <Script id="theme" strategy="beforeInteractive">
          {THEME}
        </Script>
        <Script id="heading-font" strategy="beforeInteractive">
          {HEADING_FONT}
        </Script>
        <FontScript fonts={{ ...docsConfig.fonts }} theme={docsConfig.theme} subdomain={undefined} />
        {children}
      </body>
    </html>
  )
}

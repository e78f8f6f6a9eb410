import Script from 'next/script'
import './site.css'

export const metadata = { generator: 'Mintlify', applicationName: 'Counterpart' }

/** This script contains the base path of the client as a constant, which is "" in every export. */
const CURRENT_PATH = `(function(){try{var b="";var p=location.pathname;if(b&&p.startsWith(b))p=p.slice(b.length)||"/";document.documentElement.setAttribute("data-current-path",p)}catch(e){}})()`
const THEME = `document.documentElement.classList.add(localStorage.getItem("theme")||"light")`

export default function RootLayout({ children }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <link rel="preload" as="style" href="https://d4tuoctqmanu0.cloudfront.net/katex.min.css" />
        <script type="text/javascript" dangerouslySetInnerHTML={{ __html: CURRENT_PATH }} />
      </head>
      <body>
        <Script id="theme" strategy="beforeInteractive">
          {THEME}
        </Script>
        {children}
      </body>
    </html>
  )
}

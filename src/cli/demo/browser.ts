import { spawn } from 'node:child_process'
import type { Shell } from '../shell.ts'

/** Opens an address in the browser, except in CI, over SSH or without a desktop. The address is also printed. */
export function openBrowser(url: string, env: Shell['env']): void {
  const isDesktop = ['win32', 'darwin'].includes(process.platform) || env['DISPLAY'] || env['WAYLAND_DISPLAY']
  if (!isDesktop || env['CI'] || env['SSH_CONNECTION']) return
  const [program, ...args] =
    process.platform === 'win32'
      ? ['rundll32', 'url.dll,FileProtocolHandler']
      : [process.platform === 'darwin' ? 'open' : 'xdg-open']
  const child = spawn(program, [...args, url], { env, stdio: 'ignore', detached: true })
  child.on('error', () => undefined)
  child.unref()
}

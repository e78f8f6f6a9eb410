// Shows the pages whose addresses are most similar to the address that does not exist. A line after this code calls it.
'use strict'

window.showSimilarPages = pages => {
  const MAX_SHOWN = 5
  const MIN_SCORE = 0.3
  const MAX_LENGTH = 200

  /** Returns the words of an address, such as `guides install linux` of `/guides/install-linux.html`. */
  function wordsOf(pathname) {
    let text = pathname.slice(0, MAX_LENGTH)
    try {
      text = decodeURIComponent(text)
    } catch {
      // An address that is not encoded correctly is compared as it is.
    }
    const words = text.toLowerCase().replace(/(?:\/index)?\.html?$|\/index$/, '')
    return words.match(/[\p{L}\p{N}]+/gu) ?? []
  }

  function pairsOf(words) {
    const pairs = new Set()
    for (const word of words)
      for (let at = 0; at <= word.length; at += 1) pairs.add(` ${word} `.slice(at, at + 2))
    return pairs
  }

  /** Returns the share of pairs of letters that two addresses have in common, from 0 to 1. */
  function similarity(some, others) {
    let common = 0
    for (const pair of some) if (others.has(pair)) common += 1
    return some.size + others.size === 0 ? 0 : (2 * common) / (some.size + others.size)
  }

  const asked = wordsOf(location.pathname)
  const [askedPairs, askedEnd] = [pairsOf(asked), pairsOf(asked.slice(-1))]
  // The last word counts as much as the whole address, because pages are moved to other folders.
  const scored = pages.map(([path, title]) => {
    const words = wordsOf(path)
    const end = pairsOf(words.slice(-1))
    const score = (similarity(askedPairs, pairsOf(words)) + similarity(askedEnd, end)) / 2
    return { path, title, score }
  })
  const closest = scored
    .filter(({ score }) => score >= MIN_SCORE)
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_SHOWN)
  const list = document.querySelector('#similar')
  for (const { path, title } of closest) {
    const link = document.createElement('a')
    link.href = path
    link.textContent = title || path
    const item = document.createElement('li')
    item.append(link)
    list.querySelector('ul').append(item)
  }
  list.hidden = closest.length === 0
  const search = document.querySelector('#search')
  if (search !== null) search.hidden = false
}

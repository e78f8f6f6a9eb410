import { describe, expect, test } from '@jest/globals'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { applyPageEdits, type Flight, readFlight } from '../../../../src/finish/flight/flight.ts'
import { type FlightRow, readRows, rowBody, rowHead } from '../../../../src/finish/flight/rows.ts'
import { Problem } from '../../../../src/runtime/problem.ts'
import { describeCounterpart } from '../../../support/counterpart.ts'
import fc from '../../../support/properties.ts'

/** Returns a page with data in several scripts, as Next.js writes such a page. */
function pageWith(...texts: string[]): Buffer {
  const scripts = texts.map(text => {
    const literal = JSON.stringify(text).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e')
    return `<script>self.__next_f.push([1,${literal.replaceAll('&', '\\u0026')}])</script>`
  })
  const start = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>'
  return Buffer.from(`<!doctype html><title>é</title>${start}${scripts.join('')}<p>After`)
}

function flightOf(page: Buffer): Flight {
  const flight = readFlight(page)
  if (flight === undefined || flight instanceof Problem) throw new Error(flight?.message ?? 'none')
  return flight
}

function writeRows(rows: readonly FlightRow[]): string {
  return rows.map(row => rowHead(row) + rowBody(row)).join('')
}

describe('rows', () => {
  test('end at a line feed, or after the specified number of bytes', () => {
    const payload = '1:"$Sreact.fragment"\n:HL["/a.css","style"]\n2:T7,é\n:x,y1f:I[7,[],"A"]\n0:{"b":"id"}\n'
    const rows = readRows(Buffer.from(payload))?.map(({ id, tag, text }) => [id, tag, text])
    expect(rows).toEqual([
      ['1', '', '"$Sreact.fragment"'],
      ['', 'H', 'L["/a.css","style"]'],
      ['2', 'T', 'é\n:x,y'],
      ['1f', 'I', '[7,[],"A"]'],
      ['0', '', '{"b":"id"}']
    ])
  })

  test.each([
    ['no id', 'text without a colon'],
    ['an id that is not hexadecimal', 'xyz:1\n'],
    ['no line feed at the end', '1:{"a":1}'],
    ['a length beyond the end of the data', '1:T5,abc'],
    ['a length in upper case, which would be written in lower case', '1:TA,0123456789'],
    ['a length that ends inside a character', '1:T1,é2:1\n'],
    ['a length with a leading zero', '1:T03,abc'],
    ['no length', '1:T,abc']
  ])('are invalid with %s', (_, payload) => {
    expect(readRows(Buffer.from(payload))).toBeUndefined()
  })

  test('with any text are the same after writing and reading', () => {
    const id = fc.integer({ min: 0, max: 4096 }).map(value => value.toString(16))
    const long = fc.record({ id, tag: fc.constant('T'), text: fc.string({ unit: 'binary' }) })
    const line = fc.record({
      id: fc.oneof(id, fc.constant('')),
      tag: fc.constantFrom('', 'I', 'H', 'E'),
      text: fc.json()
    })
    fc.assert(
      fc.property(fc.array(fc.oneof(long, line)), rows => {
        expect(
          readRows(Buffer.from(writeRows(rows)))?.map(({ id: i, tag, text }) => ({ id: i, tag, text }))
        ).toEqual(rows)
      })
    )
  })
})

describe('page data', () => {
  const PAYLOAD = `1:I[1,["/_next/a.js"],""]\n2:T18,größer &<b>\n0:{"b":1}\n3:["$","p",null,{}]\n0:{"b":"東京"}\n`

  test('is read from scripts that split the data at any position, and is written with changed texts', () => {
    const characters = Array.from(PAYLOAD)
    const places = fc.uniqueArray(fc.integer({ min: 0, max: characters.length }), { maxLength: 8 })
    fc.assert(
      fc.property(places, fc.subarray([0, 1, 2, 3]), (splits, chosen) => {
        const ends = [...splits.sort((a, b) => a - b), characters.length]
        const page = pageWith(...ends.map((end, i) => characters.slice(ends[i - 1] ?? 0, end).join('')))
        const flight = flightOf(page)
        expect(flight.payload.toString()).toBe(PAYLOAD)
        expect(flight.editsFor(flight.rows)).toEqual([])
        const changed = flight.rows.map((row, i) =>
          chosen.includes(i) ? { ...row, text: `"—${row.text}"` } : row
        )
        const moved = applyPageEdits(page, flight.editsFor(changed))
        expect(flightOf(moved).payload.toString()).toBe(writeRows(changed))
        expect(moved.toString().replace(/\[1,"[^]*?"\]\)/g, '')).toBe(
          page.toString().replace(/\[1,"[^]*?"\]\)/g, '')
        )
      })
    )
  })

  test('is not read from code, comments, attributes, templates or scripts that do not run', () => {
    const push = String.raw`self.__next_f.push([1,"9:\"planted\"\n"])`
    const planted = [
      `<pre>${push}</pre>`,
      `<!--<script>${push}</script>-->`,
      `<textarea><script>${push}</script></textarea>`,
      `<p title='<script>${push}</script>'>`,
      `<template><script>${push}</script></template>`,
      `<noscript><script>${push}</script></noscript>`,
      `<script type="text/plain">${push}</script>`,
      `<script>var text = '${push}'</script>`
    ].join('')
    const page = Buffer.concat([Buffer.from(planted), pageWith('1:"own"\n')])
    expect(flightOf(page).rows.map(({ text }) => text)).toEqual(['"own"'])
    expect(readFlight(Buffer.from(planted))).toBeUndefined()
  })

  test.each([
    ['bytes in base64', 'self.__next_f.push([3,"AAAA"])'],
    ['escapes that Next.js does not write', String.raw`self.__next_f.push([1,"1:\u0022\u0022\n"])`],
    ['truncated rows', 'self.__next_f.push([1,"1:T99,"])'],
    ['code after the string', String.raw`self.__next_f.push([1,"1:1\n"]);alert(1)`]
  ])('is reported as a problem if the data contains %s', (_, script) => {
    expect(readFlight(Buffer.from(`<script>${script}</script>`))).toBeInstanceOf(Problem)
  })

  test('is reported as a problem if the page is not UTF-8', () => {
    expect(readFlight(Buffer.concat([pageWith('1:1\n'), Buffer.of(0xff)]))).toBeInstanceOf(Problem)
  })
})

describeCounterpart('all page data', counterpart => {
  test('is restored byte for byte when each row is changed and changed back', () => {
    for (const route of counterpart.routes) {
      const page = readFileSync(join(counterpart.folder, route, 'index.html'))
      const flight = flightOf(page)
      expect(flight.rows.filter(({ tag }) => tag === 'T').length).toBeGreaterThan(2)
      expect(Buffer.from(writeRows(flight.rows)).equals(flight.payload)).toBe(true)
      const longer = flight.rows.map(row => ({ ...row, text: `${row.text}—` }))
      const other = applyPageEdits(page, flight.editsFor(longer))
      expect(other.equals(page)).toBe(false)
      const back = flightOf(other)
      const restored = applyPageEdits(
        other,
        back.editsFor(back.rows.map(row => ({ ...row, text: row.text.slice(0, -1) })))
      )
      expect(flightOf(restored).payload.equals(flight.payload)).toBe(true)
    }
  })
})

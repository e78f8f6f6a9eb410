import { pageName } from '../../site/addresses/site-address.ts'
import { type AddressForm, kindOfPage } from '../../site/addresses/site-map.ts'

/** Number of addresses in each form, by the kind of page. */
export type AddressForms = Map<string, number>

/** The forms of links in the content of pages, and of links in the navigation of the start page. */
export interface LinkForms {
  content: AddressForms
  navigation: AddressForms
  /** Pages with the name of an error page to which the content of a page links. */
  errorPages: Set<string>
}

export function noLinks(): LinkForms {
  return { content: new Map(), navigation: new Map(), errorPages: new Set() }
}

const FORMS: AddressForm[] = ['clean', 'html', 'slash']

export function formIn(pathname: string): AddressForm {
  return pathname.endsWith('/') ? 'slash' : pathname.endsWith('.html') ? 'html' : 'clean'
}

/** Whether hosts with clean URLs serve a page at an address of this form without a redirect. */
export function isServed(page: string, form: AddressForm): boolean {
  return form !== (kindOfPage(page) === 'index' ? 'clean' : 'slash')
}

/** Counts the form of an address. The start page has the same address in all forms. */
export function noteForm(forms: AddressForms, page: string, pathname: string): void {
  if (pageName(page) !== '') addForm(forms, `${kindOfPage(page)} ${formIn(pathname)}`, 1)
}

export function addForms(forms: AddressForms, others: AddressForms): void {
  for (const [form, count] of others) addForm(forms, form, count)
}

function addForm(forms: AddressForms, form: string, count: number): void {
  forms.set(form, (forms.get(form) ?? 0) + count)
}

/** Returns the most common form for pages of the same kind, or undefined if no address was counted. */
export function mostCommonForm(
  page: string,
  forms: AddressForms,
  isAllowed: (form: AddressForm) => boolean = () => true
): AddressForm | undefined {
  const count = (form: AddressForm) => forms.get(`${kindOfPage(page)} ${form}`) ?? 0
  const [best] = FORMS.filter(isAllowed).sort((a, b) => count(b) - count(a))
  return best !== undefined && count(best) > 0 ? best : undefined
}

import { hasCoarsePointer } from '@/lib/media';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/** Kinds of input without a keyboard. */
const PRESSED = ['checkbox', 'radio', 'range', 'file', 'button', 'submit', 'reset', 'hidden'];

const isField = (element: Element): element is Field => /^(INPUT|TEXTAREA|SELECT)$/.test(element.tagName);
const takesKeyboard = (field: Field): boolean =>
  !field.disabled &&
  field.tabIndex >= 0 &&
  // A list with a choice, such as the letter of a cédula, is passed by: it would take the keyboard away.
  (field instanceof HTMLSelectElement ? field.value === '' : !field.readOnly && !PRESSED.includes(field.type));

/** The field after one of a form that waits to be filled in; undefined after the last. */
function nextField(field: HTMLInputElement): Field | undefined {
  const fields = [...(field.form?.elements ?? [])].filter(isField);
  return fields.slice(fields.indexOf(field) + 1).find(takesKeyboard);
}

const HINT = 'enterkeyhint';

/** Labels the keyboard's key 'siguiente' where another field follows; what a field says itself stays. */
export function hintNext({ target }: React.FocusEvent): void {
  if (!(target instanceof HTMLInputElement) || !['next', null].includes(target.getAttribute(HINT))) return;
  if (nextField(target)) target.setAttribute(HINT, 'next');
  else target.removeAttribute(HINT);
}

/** Enter goes on to the next field of the form; from the last one it sends. */
export function goOn(event: React.KeyboardEvent): void {
  const { target, key, nativeEvent } = event;
  if (key !== 'Enter' || event.defaultPrevented || nativeEvent.isComposing) return;
  const next = target instanceof HTMLInputElement && !PRESSED.includes(target.type) && nextField(target);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/**
 * Lets the keyboard of a phone go on to the next field, as Android's own 'siguiente' does; elsewhere, as on an iPhone, that key sends
 * the half-filled form. Enter of a computer sends.
 */
export function goOnByTouch(event: React.KeyboardEvent): void {
  if (hasCoarsePointer()) goOn(event);
}

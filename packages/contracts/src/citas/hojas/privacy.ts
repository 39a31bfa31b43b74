const DOTS = '•••';

/** 'AB•••CD': enough of a plate to recognise the car in front of one, too little to look its owner up. */
export function maskPlate(placa: string): string {
  const shown = placa.length >= 7 ? 2 : 1;
  return `${placa.slice(0, shown)}${DOTS}${placa.slice(-shown)}`;
}

const EMAIL = /[^\s@,;:()]+@[^\s@,;:()]+\.[^\s@,;:()]+/g;
/** Seven digits and more, however they are grouped: telephones, cédulas, accounts. Kilometres and part numbers of a text may go with them. */
const LONG_NUMBER = /\+?\d(?:[\s.\-()]{0,2}\d){6,}/g;

/** A text that somebody wrote freely, without e-mails, long numbers and the vehicle's plate. */
export function withoutContacts(text: string, placa: string | null): string {
  const plain = text.replace(EMAIL, DOTS).replace(LONG_NUMBER, DOTS);
  if (!placa) return plain;
  const spelled = [...placa].map((sign) => sign.replace(/[^A-Z0-9]/gi, '')).join('[\\s.\\-]?');
  return plain.replace(new RegExp(spelled, 'gi'), maskPlate(placa));
}

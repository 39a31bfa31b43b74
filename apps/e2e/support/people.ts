import { randomBytes, randomInt } from 'node:crypto';

/** The password of every demo account and of everybody who registers in a story. */
export const PASSWORD = 'Tuerca.2026';
export const ADMIN = { email: 'admin@demo.tuerca.ve', password: PASSWORD };
/** Repuestos Turpial Azul. */
export const TIENDA = { email: 'tienda@demo.tuerca.ve', password: PASSWORD };
export const TALLER = { email: 'taller@demo.tuerca.ve', password: PASSWORD };

/** Letters that no other story of this or another run uses: names, e-mails and searches stay apart by them. */
export const tag = (): string => [...randomBytes(6)].map((byte) => 'bcdfghjklmnpqrstvwxz'[byte % 20]).join('');

/** Somebody who is about to register. */
export interface Person {
  nombre: string;
  email: string;
  password: string;
  /** As it is typed: 0414-1234567. */
  telefono: string;
  /** Number without its letter. */
  cedula: string;
  /** 8 digits and their check digit, without the letter J. */
  rif: string;
  fechaNacimiento: string;
  direccion: { estado: string; ciudad: string; codigoPostal: string; calle: string };
}

const digits = (count: number) => String(randomInt(10 ** (count - 1), 10 ** count));

/** A RIF number with its check digit, for letter J. */
function rif(): string {
  const number = digits(8);
  const sum = [3, 2, 7, 6, 5, 4, 3, 2].reduce((total, weight, i) => total + weight * Number(number[i]), 12);
  const check = 11 - (sum % 11);
  return `${number}${check > 9 ? 0 : check}`;
}

/** A new person of Caracas. */
export function newPerson(nombre = 'Ana Pérez'): Person {
  const own = tag();
  return {
    nombre,
    email: `${own}@personas.example`,
    password: PASSWORD,
    telefono: `0414-${digits(7)}`,
    cedula: digits(8),
    rif: rif(),
    fechaNacimiento: '1990-05-20',
    direccion: {
      estado: 'Distrito Capital',
      ciudad: 'Caracas',
      codigoPostal: '1010',
      calle: 'Av. Urdaneta, edificio Karam, piso 3',
    },
  };
}

/** A reference that no other story of this or another run names; its last two digits tell the simulated bank what to say. */
export const reference = (end = '99'): string => `${digits(9)}${String(Date.now()).slice(-3)}${end}`;

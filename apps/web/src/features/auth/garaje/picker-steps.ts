import { marcas, tipoOfModelo } from '@tuerca/contracts/auth/garaje/marcas';
import type { NuevoVehiculo } from '@tuerca/contracts/auth/garaje/schemas';
import { maxModelYear } from '@tuerca/contracts/auth/garaje/vehiculo';
import { nameKey } from '@tuerca/contracts/kernel/text';
import { CAROUSEL_MARCAS } from '@tuerca/contracts/pages/inicio';

export const STEPS = ['marca', 'modelo', 'anio', 'datos'] as const;
export type Step = (typeof STEPS)[number];
/** What has been answered so far. */
export type Answers = Partial<Pick<NuevoVehiculo, 'marca' | 'modelo' | 'anio'>>;

export const STEP_TITLE: Record<Step, string> = {
  marca: 'Elige la marca',
  modelo: 'Elige el modelo',
  anio: 'Elige el año',
  datos: 'Guarda tu vehículo',
};

const named = <T extends { nombre: string }>(all: readonly T[] | undefined, name: string | undefined) =>
  all?.find((one) => name && nameKey(one.nombre) === nameKey(name));
const brandOf = (marca: string | undefined) => named(marcas(), marca);
const modelOf = ({ marca, modelo }: Answers) => named(brandOf(marca)?.modelos, modelo);

/** Brands: those that are sold most first, then the others that the home page shows. */
const brands = () => [...new Set([...marcas().map(({ nombre }) => nombre), ...CAROUSEL_MARCAS])];

/** Years of a model, newest first; of an unknown one none: its year is typed. */
function yearsOf(answers: Answers, now: Date): string[] {
  const model = modelOf(answers);
  if (!model) return [];
  const last = model.anioHasta ?? maxModelYear(now);
  return Array.from({ length: last - model.anioDesde + 1 }, (_, i) => String(last - i));
}

/** What can be pressed in a step. */
export function optionsOf(step: Exclude<Step, 'datos'>, answers: Answers, now: Date): string[] {
  if (step === 'marca') return brands();
  return step === 'modelo'
    ? (brandOf(answers.marca)?.modelos.map(({ nombre }) => nombre) ?? [])
    : yearsOf(answers, now);
}

/** Applies an answer: another brand or model lets go of what came after it. */
export function answerStep(step: Exclude<Step, 'datos'>, answers: Answers, value: string): Answers {
  // What was typed may be on the list after all.
  const marca = brandOf(value)?.nombre ?? value;
  if (step === 'marca') return marca === answers.marca ? answers : { marca };
  const modelo = modelOf({ ...answers, modelo: value })?.nombre ?? value;
  if (step === 'modelo') return modelo === answers.modelo ? answers : { marca: answers.marca, modelo };
  return { ...answers, anio: Number(value) };
}

/** The kind of vehicle, as far as the list of models knows it. */
export const tipoOf = ({ marca, modelo }: Answers): NuevoVehiculo['tipo'] =>
  marca && modelo ? tipoOfModelo(modelo, marca) : null;

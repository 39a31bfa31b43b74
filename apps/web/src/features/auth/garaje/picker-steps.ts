import { marcas, tipoOfModelo } from '@tuerca/contracts/auth/garaje/marcas';
import type { NuevoVehiculo } from '@tuerca/contracts/auth/garaje/schemas';
import { maxModelYear } from '@tuerca/contracts/auth/garaje/vehiculo';
import { nameKey } from '@tuerca/contracts/kernel/text';
import { CAROUSEL_MARCAS } from '@tuerca/contracts/pages/inicio';

export const PICKER_STEPS = ['marca', 'modelo', 'anio', 'datos'] as const;
export type PickerStep = (typeof PICKER_STEPS)[number];
/** Answers of the previous steps. */
export type PickerAnswers = Partial<Pick<NuevoVehiculo, 'marca' | 'modelo' | 'anio'>>;

export const STEP_TITLE: Record<PickerStep, string> = {
  marca: 'Elige la marca',
  modelo: 'Elige el modelo',
  anio: 'Elige el año',
  datos: 'Guarda tu vehículo',
};

const named = <T extends { nombre: string }>(all: readonly T[] | undefined, name: string | undefined) =>
  all?.find((one) => name && nameKey(one.nombre) === nameKey(name));
const brandOf = (marca: string | undefined) => named(marcas(), marca);
const modelOf = ({ marca, modelo }: PickerAnswers) => named(brandOf(marca)?.modelos, modelo);

/** Brands: the best-selling ones first, then the others of the home page. */
const brands = () => [...new Set([...marcas().map(({ nombre }) => nombre), ...CAROUSEL_MARCAS])];

/** Years of a model, newest first; none for an unknown model, whose year is typed. */
function yearsOf(answers: PickerAnswers, now: Date): string[] {
  const model = modelOf(answers);
  if (!model) return [];
  const last = model.anioHasta ?? maxModelYear(now);
  return Array.from({ length: last - model.anioDesde + 1 }, (_, i) => String(last - i));
}

/** Options of a step. */
export function optionsOf(step: Exclude<PickerStep, 'datos'>, answers: PickerAnswers, now: Date): string[] {
  if (step === 'marca') return brands();
  return step === 'modelo'
    ? (brandOf(answers.marca)?.modelos.map(({ nombre }) => nombre) ?? [])
    : yearsOf(answers, now);
}

/** Applies an answer: another brand or model clears the later ones. */
export function answerStep(step: Exclude<PickerStep, 'datos'>, answers: PickerAnswers, value: string): PickerAnswers {
  // A typed name may be on the list after all.
  const marca = brandOf(value)?.nombre ?? value;
  if (step === 'marca') return marca === answers.marca ? answers : { marca };
  const modelo = modelOf({ ...answers, modelo: value })?.nombre ?? value;
  if (step === 'modelo') return modelo === answers.modelo ? answers : { marca: answers.marca, modelo };
  return { ...answers, anio: Number(value) };
}

/** Vehicle type according to the list of models; null when it is unknown. */
export const tipoOf = ({ marca, modelo }: PickerAnswers): NuevoVehiculo['tipo'] =>
  marca && modelo ? tipoOfModelo(modelo, marca) : null;

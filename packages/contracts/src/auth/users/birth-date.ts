import { line } from '../../kernel/fields';
import { FIELD_MESSAGES } from '../../kernel/messages';
import { ageOn, caracasDate, isDate } from '../../venezuela/caracas';
import { MIN_AGE } from '../auth/limits';

/** The date of birth of a client ('YYYY-MM-DD'), who is of age. */
export const BirthDate = line(FIELD_MESSAGES.fechaNacimiento)
  .min(1, FIELD_MESSAGES.fechaNacimiento)
  .refine(
    (date) => isDate(date) && date > '1900-01-01' && date <= caracasDate(new Date()),
    'La fecha de nacimiento no es válida',
  )
  .refine((date) => ageOn(date, new Date()) >= MIN_AGE, `Debes ser mayor de ${MIN_AGE} años para registrarte`);

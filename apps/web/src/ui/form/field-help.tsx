import FormHelperText from '@mui/material/FormHelperText';

interface FieldHelpProps {
  /** Id of the field; its help has the id `helpId`. */
  id: string;
  error?: string | null | undefined;
  /** Interpretation of the typed text. */
  note?: string | null;
  hint?: string | undefined;
}

/** Id of the help below a field; undefined when there is none. */
export const helpId = ({ id, error, note, hint }: FieldHelpProps) =>
  error || note || hint ? `${id}-ayuda` : undefined;

/** Help below a field: the interpretation of its text, then its error or hint. */
export const FieldHelp = ({ id, error, note, hint }: FieldHelpProps) => {
  if (!error && !note && !hint) return null;
  return (
    <FormHelperText id={`${id}-ayuda`} error={!!error} aria-live={note && !error ? 'polite' : undefined}>
      {[note, error ?? hint].filter(Boolean).join('. ')}
    </FormHelperText>
  );
};

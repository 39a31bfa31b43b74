import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { IMPORT_QUESTION_MESSAGES } from '@tuerca/contracts/products/product-imports/messages';
import { type TemaPregunta, TEMAS_PREGUNTA } from '@tuerca/contracts/products/product-imports/questions';
import type { Importacion } from '@tuerca/contracts/products/product-imports/schemas';
import { plural } from '@/lib/format';
import type { ImportAnswers } from './use-answers';

const ASKED = {
  stock: {
    title: IMPORT_QUESTION_MESSAGES.stockTitle,
    text: IMPORT_QUESTION_MESSAGES.stockText,
    answers: IMPORT_QUESTION_MESSAGES.stockAnswers,
  },
  precio: {
    title: IMPORT_QUESTION_MESSAGES.precioTitle,
    text: IMPORT_QUESTION_MESSAGES.precioText,
    answers: IMPORT_QUESTION_MESSAGES.precioAnswers,
  },
} as const;

interface QuestionProps {
  tema: TemaPregunta;
  /** Number of rows with this question. */
  rows: number;
  answers: ImportAnswers;
  /** The button was pressed: missing answers are marked. */
  isMissing: boolean;
  onRows: () => void;
}

function Question({ tema, rows, answers, isMissing, onRows }: QuestionProps) {
  const id = useId();
  const { title, text, answers: options } = ASKED[tema];
  return (
    <FormControl
      component="fieldset"
      error={isMissing}
      sx={{ border: 1, borderColor: isMissing ? 'error.main' : 'divider', borderRadius: 1, m: 0, p: 2, minWidth: 0 }}
    >
      <Typography id={id} component="legend" variant="subtitle1" sx={{ fontWeight: 650, float: 'left', p: 0 }}>
        {title}: {plural(rows, 'producto', 'productos')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', clear: 'both', maxWidth: '64ch' }}>
        {text}
      </Typography>
      <RadioGroup
        aria-labelledby={id}
        name={`${id}-${tema}`}
        value={answers.respuestas[tema] ?? ''}
        onChange={(_, answer) => answers.answerAll(tema, answer)}
        sx={{ mt: 1 }}
      >
        {Object.entries(options).map(([value, label]) => (
          <FormControlLabel key={value} value={value} control={<Radio />} label={label} sx={{ minHeight: 44 }} />
        ))}
      </RadioGroup>
      {isMissing && <FormHelperText sx={{ mx: 0 }}>{IMPORT_QUESTION_MESSAGES.unanswered}</FormHelperText>}
      <Button variant="text" onClick={onRows} sx={{ justifySelf: 'start', alignSelf: 'start', mt: 0.5, ml: -1 }}>
        {rows === 1 ? 'Ver el producto' : 'Ver y responder uno por uno'}
      </Button>
    </FormControl>
  );
}

interface QuestionsProps {
  importacion: Importacion;
  answers: ImportAnswers;
  isAsking: boolean;
  onRows: (tema: TemaPregunta) => void;
}

/** Questions to answer before the import: once for all rows, or row by row in their list. */
export function ImportQuestions({ importacion: { preguntas }, answers, isAsking, onRows }: QuestionsProps) {
  const asked = TEMAS_PREGUNTA.filter((tema) => preguntas[tema] > 0);
  if (!asked.length) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', mb: 2 }}>
      {asked.map((tema) => (
        <Question
          key={tema}
          tema={tema}
          rows={preguntas[tema]}
          answers={answers}
          isMissing={isAsking && !answers.isAnswered(tema)}
          onRows={() => onRows(tema)}
        />
      ))}
    </Box>
  );
}

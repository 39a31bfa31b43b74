import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router-dom';
import { GLOSSARY_MESSAGES } from '@tuerca/contracts/pages/messages';
import { plural } from '@/lib/format';
import { Head } from '@/lib/head';
import { EmptyState } from '@/ui/empty-state';
import { PageHeader } from '@/ui/page-header';
import { SearchFilter } from '@/ui/search-filter';
import { LetterChips } from './letter-chips';
import { SystemChips } from './system-chips';
import { TermGroup } from './term-group';
import {
  countBySystem,
  findTerms,
  groupByRelevance,
  groupBySystem,
  letterOf,
  letterOfTerm,
  LETTERS,
  type Question,
  readQuestion,
  writeQuestion,
} from './terms';
import { useMarkedTerm } from './use-marked-term';

const hasTerms = ({ terms }: { terms: readonly unknown[] }) => terms.length > 0;

/** The terms of the trade letter by letter, or by system of the vehicle, searched and narrowed in the address. */
export function Glossary() {
  const [params, setParams] = useSearchParams();
  const question = readQuestion(params);
  const { q, sistema } = question;
  const ask = (change: Partial<Question>, replace = false) =>
    setParams(writeQuestion({ ...question, ...change }), { replace, preventScrollReset: true });
  const found = findTerms(q);
  const marked = useMarkedTerm();
  const byLetter = !q && !sistema;
  // The address of a term may name no letter: links from elsewhere are older than the letters.
  const letra = question.letra || letterOfTerm(marked) || LETTERS[0]!.letra;
  const groups = byLetter
    ? [{ title: letra, terms: found.filter(({ nombre }) => letterOf(nombre) === letra) }].filter(hasTerms)
    : (q ? groupByRelevance : groupBySystem)(found)
        .filter((group) => !sistema || group.sistema === sistema)
        .map((group) => ({ title: group.sistema, terms: group.terms }));
  const total = groups.reduce((sum, { terms }) => sum + terms.length, 0);
  return (
    <>
      <Box sx={{ maxWidth: 560 }}>
        <SearchFilter
          name="q"
          label="Buscar un término"
          place="En el glosario"
          placeholder="Bujía, tripoide, amortiguador…"
          maxLength={100}
          value={q}
          keep={sistema ? [['sistema', sistema]] : []}
          onChange={(text, typing) => ask({ q: text, letra: '' }, typing)}
        />
      </Box>
      <SystemChips
        counts={countBySystem(found)}
        total={found.length}
        chosen={sistema}
        searchOf={(wanted) => `${writeQuestion({ q, sistema: wanted })}`}
      />
      {byLetter && <LetterChips chosen={letra} />}
      <Typography variant="body2" role="status" sx={{ color: 'text.secondary', minHeight: 21 }}>
        {total > 0 && `Mostrando ${plural(total, 'término', 'términos')}${byLetter ? ` de ${found.length}` : ''}`}
      </Typography>
      {total === 0 ? (
        <EmptyState
          title={GLOSSARY_MESSAGES.noTerms}
          text="Prueba con otra palabra o con el nombre que le dan en tu zona."
          action={
            <Button variant="contained" onClick={() => ask({ q: '', sistema: '', letra: '' })}>
              Limpiar búsqueda
            </Button>
          }
        />
      ) : (
        groups.map((group) => <TermGroup key={group.title} {...group} marked={marked} search={`${params}`} />)
      )}
    </>
  );
}

/** The glossary of parts. */
export const GlossaryPage = () => (
  <Container>
    <Head
      title="Glosario"
      description="Los nombres de las piezas de tu vehículo, explicados en palabras sencillas y con los nombres que se usan en Venezuela."
    />
    <PageHeader title="Glosario" text="El nombre de cada pieza, para qué sirve y cómo le dicen en Venezuela." />
    <Glossary />
  </Container>
);

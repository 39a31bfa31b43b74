import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { PRODUCT_MESSAGES } from '@tuerca/contracts/products/messages';
import type { CambioPrecios, PricePreview, PriceRule } from '@tuerca/contracts/products/price-change';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { isCode, messageOf } from '../../lib/api-error';
import { useKeyOf } from '../../lib/idempotency';
import { notify } from '../../lib/notify';
import { FormAlert } from '../../ui/form-alert';
import { LoadingButton } from '../../ui/loading-button';
import { Panel } from '../../ui/panel';
import { Form } from '../../ui/form/form';
import { type ServerForm, useServerForm } from '../../ui/form/use-server-form';
import { useChangePrices, usePreview } from './own-prices.queries';
import { PreviewLines } from './price-preview';
import type { PriceScope } from './price-scope';
import { type PriceValues, ruleSchema, START } from './price-values';
import { productsText, ruleText } from './price-words';
import { RuleFields } from './rule-fields';

/** A rule that was looked at, with what it would do. */
interface Seen {
  rule: PriceRule;
  preview: PricePreview;
  /** What was in the fields: another rule needs another look. */
  values: string;
}
const markOf = ({ direction, unidad, valor, redondeo }: PriceValues): string =>
  [direction, unidad, valor, redondeo].join();

interface PriceFormProps {
  scope: PriceScope;
  tasa: number;
  onChanged: (change: CambioPrecios) => void;
}

/** A rule for many prices: looked at first, then done; when prices have changed in between, it is looked at again. */
export function PriceForm({ scope, tasa, onChanged }: PriceFormProps) {
  const [seen, setSeen] = useState<Seen | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const look = usePreview();
  const change = useChangePrices();
  const { keyOf, renew } = useKeyOf();
  const form: ServerForm<PriceValues> = useServerForm<PriceValues, PriceRule, PricePreview>({
    schema: ruleSchema(tasa),
    defaultValues: START,
    send: (cambio) => look.mutateAsync({ ...scope, cambio }),
    failure: PRODUCT_MESSAGES.previewFailed,
    guard: false,
    // The fields stay as they are: the rule may be tried otherwise.
    onDone: (preview, rule) => {
      const values = form.getValues();
      setProblem(null);
      setSeen({ rule, preview, values: markOf(values) });
      return values;
    },
  });
  const { control, submit, busy, failure } = form;
  const values = useWatch({ control }) as PriceValues;
  const current = seen?.values === markOf(values) ? seen : null;

  const apply = async ({ rule, preview }: Seen) => {
    const body = { ...scope, cambio: rule, huella: preview.huella };
    setProblem(null);
    try {
      const done = await change.mutateAsync({ body, key: keyOf(body) });
      renew();
      setSeen(null);
      notify.ok(PRODUCT_MESSAGES.pricesChanged);
      onChanged(done);
    } catch (error) {
      setProblem(messageOf(error, PRODUCT_MESSAGES.pricesFailed));
      if (!isCode(error, 'PRECIOS_DISTINTOS')) return;
      renew();
      const fresh = await look.mutateAsync({ ...scope, cambio: rule }).catch(() => null);
      setSeen((before) => (fresh && before ? { ...before, preview: fresh } : null));
    }
  };

  return (
    <Panel title="Qué cambia">
      <Form aria-label="Cambio de precios" onSubmit={submit} sx={{ display: 'grid', gap: 2.5 }}>
        <RuleFields control={control} values={values} tasa={tasa} disabled={busy} />
        {failure && <FormAlert message={failure} />}
        <LoadingButton
          type="submit"
          variant={current ? 'outlined' : 'contained'}
          loading={busy}
          loadingText="Calculando..."
          sx={{ justifySelf: 'start' }}
        >
          Ver cómo quedan
        </LoadingButton>
      </Form>
      {problem && (
        <Box sx={{ mt: 2 }}>
          <FormAlert message={problem} />
        </Box>
      )}
      {current && (
        <Box
          component="section"
          aria-label="Vista previa"
          sx={{ mt: 3, pt: 2.5, borderTop: 1, borderColor: 'divider' }}
        >
          <Typography variant="h4" component="h3" sx={{ mb: 1 }}>
            {ruleText(current.rule)}
          </Typography>
          <PreviewLines preview={current.preview} tasa={tasa} />
          {current.preview.cambian > 0 && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 2.5 }}>
              <LoadingButton
                size="large"
                loading={change.isPending}
                loadingText="Cambiando los precios..."
                onClick={() => void apply(current)}
              >
                Cambiar {current.preview.cambian === 1 ? 'el precio' : 'los precios'} de{' '}
                {productsText(current.preview.cambian)}
              </LoadingButton>
              <Button onClick={() => setSeen(null)} disabled={change.isPending}>
                Descartar
              </Button>
            </Box>
          )}
        </Box>
      )}
    </Panel>
  );
}

import Box from '@mui/material/Box';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { PRODUCT_MESSAGES } from '@tuerca/contracts/products/products/messages';
import type { CambioPrecios, PricePreview, PriceRule } from '@tuerca/contracts/products/products/price-change';
import { isCode, messageOf } from '@/lib/api-error';
import { useKeyOf } from '@/lib/idempotency';
import { notify } from '@/lib/notify';
import { Form } from '@/ui/form/form';
import { type ServerForm, useServerForm } from '@/ui/form/use-server-form';
import { FormAlert } from '@/ui/form-alert';
import { LoadingButton } from '@/ui/loading-button';
import { Panel } from '@/ui/panel';
import { useChangePrices, usePricePreview } from './own-prices.queries';
import { PriceAgreement } from './price-agreement';
import type { PriceScope } from './price-scope';
import { type PriceValues, ruleSchema, START } from './price-values';
import { RuleFields } from './rule-fields';

/** A previewed rule with its effect. */
interface Seen {
  rule: PriceRule;
  preview: PricePreview;
  /** Values of the fields: another rule needs another preview. */
  values: string;
}
const markOf = ({ direction, unidad, valor, redondeo }: PriceValues): string =>
  [direction, unidad, valor, redondeo].join();

interface PriceFormProps {
  scope: PriceScope;
  tasa: number;
  onChanged: (change: CambioPrecios) => void;
}

/** A rule for many prices: previewed, then applied; when prices have changed in between, it is previewed again. */
export function PriceForm({ scope, tasa, onChanged }: PriceFormProps) {
  const [seen, setSeen] = useState<Seen | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const look = usePricePreview();
  const change = useChangePrices();
  const { keyOf, renew } = useKeyOf();
  const form: ServerForm<PriceValues> = useServerForm<PriceValues, PriceRule, PricePreview>({
    schema: ruleSchema(tasa),
    defaultValues: START,
    send: (cambio) => look.mutateAsync({ ...scope, cambio }),
    failure: PRODUCT_MESSAGES.previewFailed,
    guard: false,
    // The fields stay unchanged: the rule may be adjusted.
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

  const apply = async ({ rule, preview }: Seen, isConfirmed: boolean) => {
    const body = { ...scope, cambio: rule, huella: preview.huella, ...(isConfirmed && { confirmaSaltos: true }) };
    setProblem(null);
    try {
      const done = await change.mutateAsync({ body, key: keyOf(body) });
      renew();
      setSeen(null);
      notify.ok(done.enCurso ? PRODUCT_MESSAGES.pricesChanging : PRODUCT_MESSAGES.pricesChanged);
      onChanged(done);
    } catch (error) {
      setProblem(messageOf(error, PRODUCT_MESSAGES.pricesFailed));
      if (!isCode(error, 'PRECIOS_DISTINTOS', 'CAMBIO_PRECIOS_CON_PREGUNTA')) return;
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
        <PriceAgreement
          key={current.preview.huella}
          rule={current.rule}
          preview={current.preview}
          tasa={tasa}
          busy={change.isPending}
          onAgree={(isConfirmed) => void apply(current, isConfirmed)}
          onDiscard={() => setSeen(null)}
        />
      )}
    </Panel>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ORDER_MESSAGES } from '@tuerca/contracts/orders/orders/messages';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { notify } from '@/lib/notify';
import { useMayCall } from '@/lib/use-may-call';
import { useSaveFile } from '@/lib/use-save-file';
import { ChecklistRounded } from '@/ui/icons/checklist-rounded';
import { PrintRounded } from '@/ui/icons/print-rounded';
import { type OrderPaper, PAPER_CALLS, useOrderPaper } from './order-papers.queries';

const PAPERS = {
  labels: {
    label: 'Imprimir etiquetas',
    short: 'Etiquetas',
    file: 'Etiquetas',
    Icon: PrintRounded,
    failed: ORDER_MESSAGES.labelsFailed,
  },
  pickingList: {
    label: 'Lista de preparación',
    short: 'Lista',
    file: 'Preparacion',
    Icon: ChecklistRounded,
    failed: ORDER_MESSAGES.pickingListFailed,
  },
} as const;

interface OrderPapersProps {
  pedidos: readonly string[];
  /** A single order's label is one. */
  labels?: string;
  /** On a phone a word is enough: other presses stand beside them. */
  short?: boolean;
}

/** Saves the labels and the picking list of these orders, for whoever prepares them. */
export function OrderPapers({ pedidos, labels = PAPERS.labels.label, short = false }: OrderPapersProps) {
  const { mutateAsync, isPending, variables } = useOrderPaper();
  const save = useSaveFile();
  const may = useMayCall();
  const print = (paper: OrderPaper) =>
    mutateAsync({ paper, pedidos }).then(
      (file) => save(file, `${PAPERS[paper].file}_${caracasDate(new Date())}.pdf`),
      (error: unknown) => notify.failure(error, PAPERS[paper].failed),
    );
  const allowed = (['labels', 'pickingList'] as const).filter((paper) => may(PAPER_CALLS[paper]));
  return allowed.map((paper) => {
    const { Icon, ...words } = PAPERS[paper];
    const label = paper === 'labels' ? labels : words.label;
    return (
      <Button
        key={paper}
        variant="outlined"
        startIcon={<Icon />}
        loading={isPending && variables.paper === paper}
        loadingPosition={short ? 'center' : 'start'}
        disabled={isPending}
        onClick={() => void print(paper)}
        aria-label={label}
        sx={short ? { '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } } } : undefined}
      >
        <Box component="span" sx={short ? { display: { xs: 'none', sm: 'inline' } } : undefined}>
          {label}
        </Box>
        {short && (
          <Box component="span" sx={{ display: { sm: 'none' } }}>
            {words.short}
          </Box>
        )}
      </Button>
    );
  });
}

import Button from '@mui/material/Button';

/** Button that shows the products which do not fit the vehicle. */
export const LeftOut = ({ count, onShow }: { count: number; onShow: () => void }) => (
  <Button onClick={onShow} variant="outlined" sx={{ minHeight: 44 }}>
    Ver {count.toLocaleString('es-VE')} que no le {count === 1 ? 'sirve' : 'sirven'}
  </Button>
);

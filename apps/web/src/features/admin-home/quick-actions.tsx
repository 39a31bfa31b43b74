import AddBoxOutlined from '@mui/icons-material/AddBoxOutlined';
import CampaignOutlined from '@mui/icons-material/CampaignOutlined';
import PercentRounded from '@mui/icons-material/PercentRounded';
import PersonAddAltRounded from '@mui/icons-material/PersonAddAltRounded';
import { paths } from '../../lib/paths';

/** What administrators do most, one press away. */
export const QUICK_ACTIONS = [
  { to: paths.adminNewUser(), label: 'Nuevo usuario', icon: <PersonAddAltRounded /> },
  { to: paths.adminNewProduct(), label: 'Nuevo producto', icon: <AddBoxOutlined /> },
  { to: paths.adminCommissions(), label: 'Comisiones', icon: <PercentRounded /> },
  { to: paths.adminOffers(), label: 'Ofertas', icon: <CampaignOutlined /> },
];

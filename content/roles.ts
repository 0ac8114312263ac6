import type { RoleMatrixCopy } from '@/components/pictures/role-matrix';

/** The default roles and their permissions, on the security page and in the guides. */
export const roleMatrix: RoleMatrixCopy = {
  caption: 'Che cosa può fare ogni ruolo',
  rowHeading: 'Azione',
  roles: ['Amministratore', 'Responsabile', 'Collaboratore', 'Lettore'],
  rows: [
    { action: 'Cercare e leggere', grants: ['yes', 'yes', 'yes', 'yes'] },
    { action: 'Annotare', grants: ['yes', 'yes', 'yes', 'no'] },
    { action: 'Caricare e scaricare', grants: ['yes', 'yes', 'yes', 'no'] },
    { action: 'Condividere all’interno', grants: ['yes', 'yes', 'yes', 'no'] },
    { action: 'Usare l’AI', grants: ['yes', 'yes', 'yes', 'no'] },
    { action: 'Gestire cartelle e permessi', grants: ['yes', 'area', 'no', 'no'] },
    { action: 'Leggere il registro', grants: ['yes', 'area', 'no', 'no'] },
    { action: 'Gestire utenti e ruoli', grants: ['yes', 'no', 'no', 'no'] },
    { action: 'Gestire integrazioni e licenza', grants: ['yes', 'no', 'no', 'no'] },
  ],
  legend: { yes: 'sì', area: 'solo nella propria area', no: 'no' },
};

import type { Licenca } from '@indica-bem/domain/prescritor/contrato';
import { MOTIVOS_DA_TRAVA } from '@indica-bem/domain/prescritor/licenca';
import { SituacaoDoCrmv } from '../../compartilhado/pessoa/situacao-do-crmv';
import { Cartao } from '../../ui/cartao';
import classes from './perfil.module.css';

/** What the team found of the own CRMV, and what follows from it. Who is no vet has none to be checked. */
export function MeuCrmv({ licenca, escrito }: { licenca: Licenca; escrito: string | null }) {
  if (licenca.estado === 'nao_veterinario') return null;
  return (
    <Cartao como="section" rotulo="Conferência do CRMV">
      <h2 className={classes.titulo}>Conferência do CRMV</h2>
      <SituacaoDoCrmv licenca={licenca} escrito={escrito} />
      <p className={classes.consequencia}>
        {licenca.estado === 'valida'
          ? 'Você pode indicar também os produtos que só veterinários indicam. A equipe confere de novo a cada ano.'
          : `${MOTIVOS_DA_TRAVA[licenca.estado]} Até lá, os produtos que só veterinários indicam ficam travados.`}
      </p>
    </Cartao>
  );
}

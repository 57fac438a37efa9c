import type { Prescricao } from '@indica-bem/domain/prescricao/contrato';
import { NOMES_DOS_PERFIS } from '@indica-bem/domain/relatorio/tipos';
import { Fatos } from '../../ui/fatos';
import classes from './documento.module.css';

type Parceiro = NonNullable<Prescricao['prescriber']>;

/** Who has a CRMV to show signs as a vet; anybody else is a partner of the programme, and called so. */
export function QuemIndica({ prescriber: { perfil, nome, nome_fantasia, crmv } }: { prescriber: Parceiro }) {
  return (
    <Fatos
      itens={[
        [crmv ? 'Médico-veterinário' : 'Parceiro', nome],
        ['CRMV', crmv],
        ['Atividade', perfil === 'veterinario' ? null : NOMES_DOS_PERFIS[perfil]],
        [crmv ? 'Clínica' : 'Estabelecimento', nome_fantasia],
      ]}
    />
  );
}

export function Assinatura({ prescriber }: { prescriber: Parceiro | null }) {
  if (!prescriber?.crmv) {
    return (
      <p className={classes.ressalva}>
        Feita por um parceiro, sem a assinatura de um médico-veterinário. Em caso de doença, perda de apetite ou dúvida,
        procure um médico-veterinário.
      </p>
    );
  }
  return (
    <div className={classes.assinatura}>
      <p>Local e data</p>
      <p>
        {prescriber.nome}
        <br />
        {prescriber.crmv}
      </p>
    </div>
  );
}

import type { Prescricao } from '@indica-bem/domain/prescricao/contrato';
import { NOMES_DOS_PERFIS } from '@indica-bem/domain/relatorio/tipos';
import { Fatos } from '../../ui/fatos';
import classes from './documento.module.css';
import { EmBranco } from './em-branco';

type Parceiro = NonNullable<Prescricao['prescriber']>;

/** Only a vet has a CRMV to show; anybody else is a partner of the programme, and called so. */
export function QuemIndica({ prescriber: { perfil, nome, nome_fantasia, crmv } }: { prescriber: Parceiro }) {
  const veterinario = perfil === 'veterinario';
  return (
    <Fatos
      itens={[
        [veterinario ? 'Médico-veterinário' : 'Parceiro', nome],
        ['CRMV', veterinario ? (crmv ?? <EmBranco key="crmv" />) : null],
        ['Atividade', veterinario ? null : NOMES_DOS_PERFIS[perfil]],
        [veterinario ? 'Clínica' : 'Estabelecimento', nome_fantasia],
      ]}
    />
  );
}

export function Assinatura({ prescriber }: { prescriber: Parceiro | null }) {
  if (prescriber?.perfil !== 'veterinario') {
    return (
      <p className={classes.ressalva}>
        Feita por um parceiro que não é médico-veterinário. Em caso de doença, perda de apetite ou dúvida, procure um
        médico-veterinário.
      </p>
    );
  }
  return (
    <div className={classes.assinatura}>
      <p>Local e data</p>
      <p>
        {prescriber.nome}
        <br />
        {prescriber.crmv ?? 'CRMV'}
      </p>
    </div>
  );
}

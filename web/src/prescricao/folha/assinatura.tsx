import type { Prescricao } from '@indica-bem/domain/prescricao/contrato';
import { PARCEIRO_EXCLUIDO } from '@indica-bem/domain/prescritor/parceiro-excluido';
import { NOMES_DOS_PERFIS } from '@indica-bem/domain/relatorio/tipos';
import { Fatos } from '../../ui/fatos';
import classes from './documento.module.css';

type Parceiro = NonNullable<Prescricao['prescriber']>;

/** The account is gone, and with it name and CRMV: that a vet made it stays true. */
const veterinarioQueSaiu = ({ perfil, nome }: Parceiro) => perfil === 'veterinario' && nome === PARCEIRO_EXCLUIDO;

/** Who has a CRMV to show signs as a vet; anybody else is a partner of the programme, and called so. */
export function QuemIndica({ prescriber }: { prescriber: Parceiro }) {
  const { perfil, nome, nome_fantasia, crmv } = prescriber;
  if (veterinarioQueSaiu(prescriber)) return <Fatos itens={[['Médico-veterinário', 'Deixou o programa']]} />;
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

/** `oQue`: of what this is the signature, should it come to stand on a second sheet. */
export function Assinatura({ prescriber, oQue }: { prescriber: Parceiro | null; oQue: string }) {
  if (!prescriber?.crmv) {
    return (
      <p className={classes.ressalva}>
        {prescriber && veterinarioQueSaiu(prescriber)
          ? 'Feita por um médico-veterinário que deixou o Indica Bem.'
          : 'Feita por um parceiro, sem a assinatura de um médico-veterinário.'}{' '}
        Em caso de doença, perda de apetite ou dúvida, procure um médico-veterinário.
      </p>
    );
  }
  return (
    <div className={classes.fim}>
      <p className={classes.miudo}>{oQue}</p>
      <div className={classes.assinatura}>
        <p>Local e data</p>
        <p>
          {prescriber.nome}
          <br />
          {prescriber.crmv}
        </p>
      </div>
    </div>
  );
}

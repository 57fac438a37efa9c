import { ESTADOS } from '@indica-bem/domain/brasil/estados';
import { conferirCrmv, verCrmv } from '@indica-bem/domain/prescritor/chamadas';
import type { Licenca } from '@indica-bem/domain/prescritor/contrato';
import {
  NOMES_DAS_SITUACOES_DO_CRMV,
  SITUACOES_DO_CRMV,
  type SituacaoDoCrmv,
} from '@indica-bem/domain/prescritor/licenca';
import { NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { EscolhaDeMotivo } from '../../compartilhado/estorno/escolha-de-motivo';
import { MolduraDoDialogo } from '../../compartilhado/estorno/moldura-do-dialogo';
import { api } from '../../lib/api';
import { invalidar } from '../../lib/consultas';
import { camposDe } from '../../lib/erros-da-api';
import type { EnvioDe } from '../../lib/tipos-da-api';
import { avisar } from '../../ui/toasts';
import { useEnvio } from '../../ui/use-envio';
import { esquecerListas } from '../esquecer-listas';

const UFS = [{ value: '', label: 'Escolha' }, ...ESTADOS.map(({ sigla }) => ({ value: sigla, label: sigla }))];

type Corpo = Exclude<EnvioDe<typeof conferirCrmv>['body'], FormData>;
type DialogoDoCrmvProps = {
  id: number;
  nome: string;
  /** As it stands in the record, and what can be read of it. */
  escrito: string | null;
  registro: Pick<Licenca, 'uf' | 'numero'>;
  fechar: () => void;
};

/** What the council's register says of this vet. What the record lacks is filled in with it. */
export function DialogoDoCrmv({ id, nome, escrito, registro, fechar }: DialogoDoCrmvProps) {
  const [uf, setUf] = useState(registro.uf ?? '');
  const [numero, setNumero] = useState(registro.numero ?? '');
  const [situacao, setSituacao] = useState<SituacaoDoCrmv | null>(null);
  const [conferido, setConferido] = useState(false);
  const { enviar, enviando, erro, esquecerErro } = useEnvio({
    enviar: (body: Corpo, chave) => api(conferirCrmv, { params: { id }, body, headers: { 'idempotency-key': chave } }),
    aoEnviar: () => {
      void esquecerListas();
      void invalidar(verCrmv);
      avisar.ok('Conferência salva. O parceiro foi avisado por e-mail.');
      fechar();
    },
  });
  const doServidor = erro ? camposDe(erro) : {};

  function aoConfirmar() {
    setConferido(true);
    if (uf && numero.trim() && situacao) enviar({ uf: uf as Corpo['uf'], numero, situacao });
  }

  return (
    <MolduraDoDialogo
      titulo="Conferir CRMV"
      confirmar="Salvar conferência"
      erro={Object.keys(doServidor).length === 0 ? erro : null}
      {...{ enviando, aoConfirmar, fechar }}
      campos={
        <>
          <NativeSelect
            label="UF"
            data={UFS}
            value={uf}
            error={conferido && !uf ? 'Escolha a UF' : doServidor.uf}
            onChange={({ currentTarget }) => {
              setUf(currentTarget.value);
              esquecerErro();
            }}
          />
          <TextInput
            label="Número"
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
            value={numero}
            error={conferido && !numero.trim() ? 'Informe o número' : doServidor.numero}
            onChange={({ currentTarget }) => {
              setNumero(currentTarget.value);
              esquecerErro();
            }}
          />
          <EscolhaDeMotivo
            legenda="O que o conselho diz"
            motivos={SITUACOES_DO_CRMV}
            nomes={NOMES_DAS_SITUACOES_DO_CRMV}
            motivo={situacao}
            onChange={(nova) => {
              setSituacao(nova);
              esquecerErro();
            }}
            erro={conferido && !situacao ? 'Escolha o que o conselho diz' : doServidor.situacao}
          />
        </>
      }
    >
      <p>
        Procure <strong>{nome}</strong> no site do conselho (CRMV no cadastro: {escrito ?? 'nenhum'}) e anote o que
        achou. Vale por um ano; o parceiro recebe um e-mail.
      </p>
    </MolduraDoDialogo>
  );
}

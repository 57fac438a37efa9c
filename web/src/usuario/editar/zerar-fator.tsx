import { momentoCompleto } from '@indica-bem/domain/brasil/momento';
import { verFator, verFatorDoUsuario, zerarFatorDoUsuario } from '@indica-bem/domain/fator/chamadas';
import {
  MOTIVOS_DE_ZERAR,
  type MotivoDeZerar,
  NOMES_DE_QUEM_PEDE,
  NOMES_DOS_MOTIVOS_DE_ZERAR,
  QUEM_PEDE_PARA_ZERAR,
  type QuemPedeParaZerar,
} from '@indica-bem/domain/fator/zerar';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EscolhaDeMotivo } from '../../compartilhado/estorno/escolha-de-motivo';
import { MolduraDoDialogo } from '../../compartilhado/estorno/moldura-do-dialogo';
import { DialogoDaProva } from '../../compartilhado/fator/dialogo-da-prova';
import { desistiu, useProva } from '../../compartilhado/fator/use-prova';
import { api } from '../../lib/api';
import { consulta, consultas } from '../../lib/consultas';
import { camposDe } from '../../lib/erros-da-api';
import { Aviso } from '../../ui/aviso';
import { avisar } from '../../ui/toasts';
import { useEnvio } from '../../ui/use-envio';
import type { Registro } from './registro';

type ZerarFatorProps = { registro: Registro; emailTrocadoEm: string | null; fechar: () => void };
type Porque = { motivo: MotivoDeZerar; pedido_por: QuemPedeParaZerar };

/** For who lost everything that proves: why, who asks, and a warning, for a thief asks for the very same. */
export function ZerarFator({ registro: { id, nome, dados }, emailTrocadoEm, fechar }: ZerarFatorProps) {
  const params = { id };
  const prova = useProva();
  const { data: meu } = useQuery(consulta(verFator));
  const [motivo, setMotivo] = useState<MotivoDeZerar | null>(null);
  const [pedidoPor, setPedidoPor] = useState<QuemPedeParaZerar | null>(null);
  const [conferido, setConferido] = useState(false);
  const { enviar, enviando, erro, esquecerErro } = useEnvio({
    enviar: async (body: Porque, chave) => {
      // By what one proves must be known before it is asked.
      await consultas.ensureQueryData(consulta(verFator));
      return prova.comProva(() => api(zerarFatorDoUsuario, { params, body, headers: { 'idempotency-key': chave } }));
    },
    aoEnviar: (fator) => {
      consultas.setQueryData(consulta(verFatorDoUsuario, { params }).queryKey, fator);
      avisar.ok('Verificação em duas etapas zerada. A pessoa foi avisada por e-mail.');
      fechar();
    },
  });
  const doServidor = erro ? camposDe(erro) : {};

  function aoConfirmar() {
    setConferido(true);
    if (motivo && pedidoPor) enviar({ motivo, pedido_por: pedidoPor });
  }

  if (prova.pedida && meu) return <DialogoDaProva fator={meu} {...prova.pedida} />;
  return (
    <MolduraDoDialogo
      titulo="Zerar verificação em duas etapas?"
      confirmar="Zerar"
      perigo
      custa={false}
      erro={desistiu(erro) || Object.keys(doServidor).length > 0 ? null : erro}
      {...{ enviando, aoConfirmar, fechar }}
      campos={
        <>
          <EscolhaDeMotivo
            motivos={MOTIVOS_DE_ZERAR}
            nomes={NOMES_DOS_MOTIVOS_DE_ZERAR}
            motivo={motivo}
            onChange={(novo) => {
              setMotivo(novo);
              esquecerErro();
            }}
            erro={conferido && !motivo ? 'Escolha o motivo' : doServidor.motivo}
          />
          <EscolhaDeMotivo
            legenda="Quem pede"
            nome="pedido_por"
            motivos={QUEM_PEDE_PARA_ZERAR}
            nomes={NOMES_DE_QUEM_PEDE}
            motivo={pedidoPor}
            onChange={(novo) => {
              setPedidoPor(novo);
              esquecerErro();
            }}
            erro={conferido && !pedidoPor ? 'Diga quem pede' : doServidor.pedido_por}
          />
        </>
      }
    >
      <p>
        <strong>{nome}</strong> passa a entrar só com a senha: aplicativo, chaves de acesso e códigos de recuperação
        deixam de valer, as sessões e os links de senha terminam, e um aviso vai para {dados.email}.
      </p>
      <Aviso tom="alerta" titulo="Confira antes quem pede">
        <p>
          Quem quer tomar uma conta pede exatamente isto. Ligue para o telefone do cadastro; um e-mail ou uma mensagem
          recebida não bastam.
        </p>
      </Aviso>
      {emailTrocadoEm && (
        <Aviso tom="erro" titulo={`O e-mail desta conta foi trocado em ${momentoCompleto(emailTrocadoEm)}`}>
          <p>O aviso só chega ao endereço novo. Confirme a troca com a pessoa antes de zerar.</p>
        </Aviso>
      )}
    </MolduraDoDialogo>
  );
}

import { alterarInteressado, listarInteressados, verInteressado } from '@indica-bem/domain/interesse/chamadas';
import type { Interessado } from '@indica-bem/domain/interesse/contrato';
import {
  LETRAS_DO_INTERESSE,
  ROTULO_DA_SITUACAO,
  SITUACOES_DO_INTERESSE,
  type SituacaoDoInteresse,
} from '@indica-bem/domain/interesse/regras';
import { NativeSelect, Textarea } from '@mantine/core';
import { type FormEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import { api } from '../lib/api';
import { consulta, consultas, invalidar } from '../lib/consultas';
import { camposDe, mensagemDe, sessaoPerdida, temCampos } from '../lib/erros-da-api';
import { Aviso } from '../ui/aviso';
import { BotaoDeEnvio } from '../ui/botao-de-envio';
import { Cartao } from '../ui/cartao';
import { DeOndeParou } from '../ui/de-onde-parou';
import { conflitoDe, diferencasDosCampos } from '../ui/edicao/conflito-de';
import { PainelDoConflito } from '../ui/edicao/painel-do-conflito';
import { avisar } from '../ui/toasts';
import { useCampos } from '../ui/use-campos';
import { useEnvio } from '../ui/use-envio';
import classes from './interessados.module.css';

const SITUACOES = SITUACOES_DO_INTERESSE.map((value) => ({ value, label: ROTULO_DA_SITUACAO[value] }));
const ROTULOS = { situacao: 'Situação', anotacao: 'Anotação' };
type Campo = keyof typeof ROTULOS;

const camposDo = ({ situacao, anotacao }: Interessado): Record<Campo, string> => ({
  situacao,
  anotacao: anotacao ?? '',
});

/** How far it has come, and what the next one of the team should know. */
export function FormularioDoInteressado({ interessado }: { interessado: Interessado }) {
  const versao = useRef(interessado.versao);
  const campos = useCampos<Campo>(camposDo(interessado), () => ({}), useLocation().pathname, versao);
  const { situacao, anotacao } = campos.valores;
  const params = { id: interessado.id };
  const envio = useEnvio({
    mudou: campos.mudou,
    enviar: () =>
      api(alterarInteressado, {
        params,
        body: { situacao: situacao as SituacaoDoInteresse, anotacao, versao: versao.current },
      }),
    aoEnviar: (salvo) => {
      versao.current = salvo.versao;
      campos.recomecar(camposDo(salvo));
      consultas.setQueryData(consulta(verInteressado, { params }).queryKey, salvo);
      void invalidar(listarInteressados);
      avisar.ok('Salvo');
    },
    aoFalhar: (erro) => campos.recusar(camposDe(erro)),
  });
  const conflito = conflitoDe<Interessado>(envio.erro);
  const { onChange: mudarSituacao, ...aSituacao } = campos.campo('situacao');
  const { onChange: mudarAnotacao, ...aAnotacao } = campos.campo('anotacao');

  function aoEnviar(evento: FormEvent) {
    evento.preventDefault();
    envio.enviar();
  }

  return (
    <Cartao como="section" rotulo="Conversa">
      <form ref={campos.form} className={classes.form} onSubmit={aoEnviar} autoComplete="off" noValidate>
        <DeOndeParou recuperado={campos.recuperado} />
        <NativeSelect
          label="Situação"
          data={SITUACOES}
          {...aSituacao}
          onChange={({ currentTarget }) => mudarSituacao(currentTarget.value)}
        />
        <Textarea
          label="Anotação"
          description="Só a equipe lê: o que foi combinado, quando ligar"
          rows={4}
          maxLength={LETRAS_DO_INTERESSE.anotacao}
          {...aAnotacao}
          onChange={({ currentTarget }) => mudarAnotacao(currentTarget.value)}
        />
        {conflito && (
          <PainelDoConflito
            frase={conflito.frase}
            diferencas={diferencasDosCampos(campos, camposDo(conflito.atual), ROTULOS, dizer)}
            faltam={[]}
            enviando={envio.enviando}
            usarAtual={() => {
              versao.current = conflito.atual.versao;
              campos.recomecar(camposDo(conflito.atual));
              envio.esquecerErro();
            }}
            salvarAssim={() => {
              versao.current = conflito.atual.versao;
              envio.enviar();
            }}
          />
        )}
        {envio.erro && !conflito && !temCampos(envio.erro) && !sessaoPerdida(envio.erro) && (
          <Aviso tom="erro" titulo="Nada foi alterado">
            {mensagemDe(envio.erro)}
          </Aviso>
        )}
        {!conflito && <BotaoDeEnvio enviando={envio.enviando}>Salvar</BotaoDeEnvio>}
      </form>
    </Cartao>
  );
}

const dizer = (campo: Campo, valor: string) =>
  campo === 'situacao' ? ROTULO_DA_SITUACAO[valor as SituacaoDoInteresse] : valor;

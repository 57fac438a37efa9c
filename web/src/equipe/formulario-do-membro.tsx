import type { Funcao } from '@indica-bem/domain/contrato/equipe';
import { alterarMembro, listarEquipe, verMinhaConta } from '@indica-bem/domain/equipe/chamadas';
import type { Membro } from '@indica-bem/domain/equipe/contrato';
import { NOME_DA_FUNCAO } from '@indica-bem/domain/equipe/funcoes';
import { TextInput } from '@mantine/core';
import { type FormEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { api } from '../lib/api';
import { invalidar } from '../lib/consultas';
import { camposDe, mensagemDe, sessaoPerdida, temCampos } from '../lib/erros-da-api';
import { quemEntrou } from '../lib/sessao';
import { Aviso } from '../ui/aviso';
import { BotaoDeEnvio } from '../ui/botao-de-envio';
import { Cartao } from '../ui/cartao';
import { confirmar } from '../ui/confirmar';
import { DeOndeParou } from '../ui/de-onde-parou';
import { conflitoDe, diferencasDosCampos } from '../ui/edicao/conflito-de';
import { PainelDoConflito } from '../ui/edicao/painel-do-conflito';
import { avisar } from '../ui/toasts';
import { useCampos } from '../ui/use-campos';
import { useEnvio } from '../ui/use-envio';
import { type CamposDoMembro, errosDosCampos, oQueFalta, ROTULOS } from './campos';
import classes from './formulario.module.css';
import { OpcoesDaFuncao } from './opcoes-da-funcao';

const camposDoMembro = ({ nome, email, funcao }: Membro): CamposDoMembro => ({ nome, email, funcao });

const DEIXAR_DE_SER = {
  titulo: 'Deixar de ser responsável?',
  texto: 'Você perde agora a equipe e as configurações, e só outra pessoa responsável pode devolver.',
  confirmar: 'Deixar',
  perigo: true,
};

/** Holds from the person's next call on. */
export function FormularioDoMembro({ membro }: { membro: Membro }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const versao = useRef(membro.versao);
  const campos = useCampos<keyof CamposDoMembro>(camposDoMembro(membro), errosDosCampos, pathname, versao);
  const { valores } = campos;
  const faltam = oQueFalta(valores);
  const proprio = membro.id_admin === quemEntrou();
  const envio = useEnvio({
    mudou: campos.mudou,
    enviar: () =>
      api(alterarMembro, {
        params: { id: membro.id_admin },
        body: { nome: valores.nome, funcao: valores.funcao as Funcao, versao: versao.current },
      }),
    aoEnviar: ({ nome, funcao }) => {
      void invalidar(listarEquipe, verMinhaConta);
      avisar.ok(`${nome}: ${NOME_DA_FUNCAO[funcao]}`);
    },
    seguir: () => navigate(proprio && valores.funcao !== 'dono' ? '/home' : '/equipe'),
    aoFalhar: (erro) => campos.recusar(camposDe(erro)),
  });
  const conflito = conflitoDe<Membro>(envio.erro);
  const { onChange: mudarNome, ...nome } = campos.campo('nome');
  const funcao = campos.campo('funcao');

  async function salvar() {
    const deixa = proprio && membro.funcao === 'dono' && valores.funcao !== 'dono';
    if (!deixa || (await confirmar(DEIXAR_DE_SER))) envio.enviar();
  }

  function aoEnviar(evento: FormEvent) {
    evento.preventDefault();
    if (faltam.length === 0) void salvar();
  }

  return (
    <Cartao>
      <form ref={campos.form} className={classes.form} onSubmit={aoEnviar} autoComplete="off" noValidate>
        <DeOndeParou recuperado={campos.recuperado} />
        <TextInput
          label="Nome"
          maxLength={120}
          {...nome}
          onChange={({ currentTarget }) => mudarNome(currentTarget.value)}
        />
        <OpcoesDaFuncao valor={funcao.value} erro={funcao.error} onChange={funcao.onChange} />
        {conflito && (
          <PainelDoConflito
            frase={conflito.frase}
            diferencas={diferencasDosCampos(campos, camposDoMembro(conflito.atual), ROTULOS, dizer)}
            faltam={faltam}
            enviando={envio.enviando}
            usarAtual={() => {
              versao.current = conflito.atual.versao;
              campos.recomecar(camposDoMembro(conflito.atual));
              envio.esquecerErro();
            }}
            salvarAssim={() => {
              versao.current = conflito.atual.versao;
              void salvar();
            }}
          />
        )}
        {envio.erro && !conflito && !temCampos(envio.erro) && !sessaoPerdida(envio.erro) && (
          <Aviso tom="erro" titulo="Nada foi alterado">
            {mensagemDe(envio.erro)}
          </Aviso>
        )}
        {!conflito && (
          <BotaoDeEnvio faltam={faltam} enviando={envio.enviando}>
            Salvar
          </BotaoDeEnvio>
        )}
      </form>
    </Cartao>
  );
}

const dizer = (campo: keyof CamposDoMembro, valor: string) =>
  campo === 'funcao' ? NOME_DA_FUNCAO[valor as Funcao] : valor;

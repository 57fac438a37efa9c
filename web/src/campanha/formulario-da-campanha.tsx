import { brParaIso, hojeEmSaoPaulo } from '@indica-bem/domain/brasil/datas';
import type { Campanha } from '@indica-bem/domain/campanha/contrato';
import { orcamentoEsgotado } from '@indica-bem/domain/campanha/orcamento';
import { campanhaVencida } from '@indica-bem/domain/campanha/regras';
import { TextInput } from '@mantine/core';
import type { FormEvent, RefObject } from 'react';
import { useLocation } from 'react-router';
import { mensagemDe, sessaoPerdida, temCampos } from '../lib/erros-da-api';
import { Aviso } from '../ui/aviso';
import { BotaoDeEnvio } from '../ui/botao-de-envio';
import { CampoMascarado } from '../ui/campo-mascarado';
import { Cartao } from '../ui/cartao';
import { DeOndeParou } from '../ui/de-onde-parou';
import { conflitoDe, diferencasDosCampos } from '../ui/edicao/conflito-de';
import { PainelDoConflito } from '../ui/edicao/painel-do-conflito';
import { useCampos } from '../ui/use-campos';
import { CamposDoOrcamento } from './campos-do-orcamento';
import { Efeito } from './efeito';
import classes from './formulario-da-campanha.module.css';
import {
  type CamposDaCampanha,
  camposDaCampanha,
  dadosDosCampos,
  errosDosCampos,
  oQueFalta,
  ROTULOS,
} from './rascunho';
import { emCentavos } from './textos';
import { type Caminho, type EnviarCampanha, useSalvarCampanha } from './use-salvar-campanha';

type FormularioDaCampanhaProps = {
  iniciais: CamposDaCampanha;
  nova: boolean;
  enviar: EnviarCampanha;
  caminho: Caminho;
  /** Which version of the campaign the form shows. */
  versao?: RefObject<number>;
  /** What it has given so far. */
  uso?: Campanha['uso'];
};

export function FormularioDaCampanha({ iniciais, nova, enviar, caminho, versao, uso }: FormularioDaCampanhaProps) {
  const hoje = hojeEmSaoPaulo(new Date());
  const { pathname } = useLocation();
  const conferir = (valores: CamposDaCampanha) => errosDosCampos(valores, hoje, { nova });
  const campos = useCampos<keyof CamposDaCampanha>(iniciais, conferir, pathname, versao);
  const { valores, campo, erros } = campos;
  const { salvar, enviando, erro, esquecerErro } = useSalvarCampanha(enviar, { ...caminho, campos });
  const conflito = conflitoDe<Campanha>(erro);
  const faltam = oQueFalta(valores, erros);
  const dados = dadosDosCampos(valores);
  const { onChange: mudarDescritivo, ...descritivo } = campo('descritivo');
  const { onChange: mudarDesconto, ...desconto } = campo('desconto');

  function aoEnviar(evento: FormEvent) {
    evento.preventDefault();
    if (faltam.length === 0 && dados) salvar(dados);
  }

  return (
    <Cartao>
      <form ref={campos.form} className={classes.form} onSubmit={aoEnviar} autoComplete="off" noValidate>
        <DeOndeParou recuperado={campos.recuperado} />
        <TextInput
          label="Campanha"
          description="Um nome que a equipe reconheça"
          placeholder="Mês do Pet"
          maxLength={120}
          {...descritivo}
          onChange={({ currentTarget }) => mudarDescritivo(currentTarget.value)}
        />
        <div className={classes.dupla}>
          <TextInput
            label="Desconto"
            inputMode="decimal"
            placeholder="15"
            maxLength={8}
            rightSection={<span aria-hidden>%</span>}
            {...desconto}
            onChange={({ currentTarget }) => mudarDesconto(currentTarget.value)}
          />
          <CampoMascarado mascara="data" label="Validade" {...campo('data_validade')} />
        </div>
        <CamposDoOrcamento campos={campos} />
        <Efeito
          desconto={dados?.desconto ?? null}
          vencida={!nova && jaVencida(valores.data_validade, hoje)}
          esgotada={dados !== null && uso !== undefined && orcamentoEsgotado(...emCentavos({ ...dados, uso }))}
        />
        {conflito && versao && (
          <PainelDoConflito
            frase={conflito.frase}
            diferencas={diferencasDosCampos(campos, camposDaCampanha(conflito.atual), ROTULOS)}
            faltam={faltam}
            enviando={enviando}
            usarAtual={() => {
              versao.current = conflito.atual.versao;
              campos.recomecar(camposDaCampanha(conflito.atual));
              esquecerErro();
            }}
            salvarAssim={() => {
              versao.current = conflito.atual.versao;
              if (dados) salvar(dados);
            }}
          />
        )}
        {erro && !conflito && !sessaoPerdida(erro) && (
          <Aviso tom="erro" titulo="Erro no cadastro">
            {temCampos(erro) ? 'Confira os campos destacados.' : mensagemDe(erro)}
          </Aviso>
        )}
        {!conflito && (
          <BotaoDeEnvio faltam={faltam} enviando={enviando}>
            {nova ? 'Cadastrar' : 'Atualizar'}
          </BotaoDeEnvio>
        )}
      </form>
    </Cartao>
  );
}

function jaVencida(texto: string, hoje: string): boolean {
  const data_validade = brParaIso(texto);
  return data_validade !== null && campanhaVencida({ data_validade }, hoje);
}

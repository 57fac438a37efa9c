import { brParaIso, hojeEmSaoPaulo } from '@indica-bem/domain/brasil/datas';
import type { DadosDaCampanha } from '@indica-bem/domain/campanha/regras';
import { campanhaVencida } from '@indica-bem/domain/campanha/regras';
import { DESCONTO_BASE } from '@indica-bem/domain/cupom/regras';
import { TextInput } from '@mantine/core';
import type { FormEvent } from 'react';
import { ErroDaApi, mensagemDe, sessaoPerdida } from '../lib/erros-da-api';
import { Aviso } from '../ui/aviso';
import { BotaoDeEnvio } from '../ui/botao-de-envio';
import { CampoMascarado } from '../ui/campo-mascarado';
import { Cartao } from '../ui/cartao';
import { useCampos } from '../ui/use-campos';
import { Efeito } from './efeito';
import classes from './formulario-da-campanha.module.css';
import { type CamposDaCampanha, dadosDosCampos, errosDosCampos, oQueFalta } from './rascunho';

type FormularioDaCampanhaProps = {
  iniciais: CamposDaCampanha;
  nova: boolean;
  enviando: boolean;
  erro: Error | null;
  salvar: (dados: DadosDaCampanha, aoRecusar: (campos: Record<string, string>) => void) => void;
};

export function FormularioDaCampanha({ iniciais, nova, enviando, erro, salvar }: FormularioDaCampanhaProps) {
  const hoje = hojeEmSaoPaulo(new Date());
  const campos = useCampos<keyof CamposDaCampanha>(iniciais, (valores) => errosDosCampos(valores, hoje, { nova }));
  const { valores, campo, erros } = campos;
  const faltam = oQueFalta(valores, erros);
  const dados = dadosDosCampos(valores);
  const { onChange: mudarDescritivo, ...descritivo } = campo('descritivo');
  const { onChange: mudarDesconto, ...desconto } = campo('desconto');

  function enviar(evento: FormEvent) {
    evento.preventDefault();
    if (faltam.length === 0 && dados && !enviando) salvar(dados, campos.recusar);
  }

  return (
    <Cartao>
      <form ref={campos.form} className={classes.form} onSubmit={enviar} autoComplete="off" noValidate>
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
        <Efeito desconto={dados?.desconto ?? null} />
        {!nova && jaVencida(valores.data_validade, hoje) && (
          <Aviso tom="alerta">
            Com esta data a campanha está vencida: os próximos cupons das lojas dela dão {DESCONTO_BASE}%.
          </Aviso>
        )}
        {erro && !sessaoPerdida(erro) && (
          <Aviso tom="erro" titulo="Erro no cadastro">
            {temCampos(erro) ? 'Confira os campos destacados.' : mensagemDe(erro)}
          </Aviso>
        )}
        <BotaoDeEnvio faltam={faltam} enviando={enviando}>
          {nova ? 'Cadastrar' : 'Atualizar'}
        </BotaoDeEnvio>
      </form>
    </Cartao>
  );
}

function jaVencida(texto: string, hoje: string): boolean {
  const data_validade = brParaIso(texto);
  return data_validade !== null && campanhaVencida({ data_validade }, hoje);
}

const temCampos = (erro: Error) => erro instanceof ErroDaApi && Object.keys(erro.campos).length > 0;

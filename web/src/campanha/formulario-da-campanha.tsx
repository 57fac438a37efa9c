import { brParaIso, hojeEmSaoPaulo } from '@indica-bem/domain/brasil/datas';
import { campanhaVencida } from '@indica-bem/domain/campanha/regras';
import { DESCONTO_BASE } from '@indica-bem/domain/cupom/regras';
import { TextInput } from '@mantine/core';
import type { FormEvent } from 'react';
import { mensagemDe, sessaoPerdida, temCampos } from '../lib/erros-da-api';
import { Aviso } from '../ui/aviso';
import { BotaoDeEnvio } from '../ui/botao-de-envio';
import { CampoMascarado } from '../ui/campo-mascarado';
import { Cartao } from '../ui/cartao';
import { useCampos } from '../ui/use-campos';
import { Efeito } from './efeito';
import classes from './formulario-da-campanha.module.css';
import { type CamposDaCampanha, dadosDosCampos, errosDosCampos, oQueFalta } from './rascunho';
import { type Caminho, type EnviarCampanha, useSalvarCampanha } from './use-salvar-campanha';

type FormularioDaCampanhaProps = {
  iniciais: CamposDaCampanha;
  nova: boolean;
  enviar: EnviarCampanha;
  caminho: Caminho;
};

export function FormularioDaCampanha({ iniciais, nova, enviar, caminho }: FormularioDaCampanhaProps) {
  const hoje = hojeEmSaoPaulo(new Date());
  const campos = useCampos<keyof CamposDaCampanha>(iniciais, (valores) => errosDosCampos(valores, hoje, { nova }));
  const { valores, campo, erros } = campos;
  const { salvar, enviando, erro } = useSalvarCampanha(enviar, { ...caminho, campos });
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

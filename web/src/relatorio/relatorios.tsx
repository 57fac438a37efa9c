import { RELATORIOS } from '@indica-bem/domain/relatorio/tipos';
import { NativeSelect } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { FormEvent } from 'react';
import { useSearchParams } from 'react-router';
import { camposDe, mensagemDe, sessaoPerdida } from '../lib/erros-da-api';
import { Aviso } from '../ui/aviso';
import { BotaoDeEnvio } from '../ui/botao-de-envio';
import { CampoMascarado } from '../ui/campo-mascarado';
import { Cartao } from '../ui/cartao';
import { Pagina } from '../ui/pagina';
import { useCampos } from '../ui/use-campos';
import { Previa } from './previa';
import {
  type CamposDoRelatorio,
  errosDosCampos,
  escreverEndereco,
  filtrosDosCampos,
  lerEndereco,
  mudarTipo,
  nomesDoQueFalta,
  opcoesDePerfil,
  opcoesDeTipo,
  tipoDe,
} from './rascunho';
import classes from './relatorios.module.css';
import { useBaixar } from './use-baixar';
import { useEscrever } from './use-escrever';

export function Relatorios() {
  const [busca, setBusca] = useSearchParams();
  const campos = useCampos<keyof CamposDoRelatorio>(lerEndereco(busca), errosDosCampos);
  const { valores, campo, mudar } = campos;
  const baixar = useBaixar({
    aoBaixar: () => mudar({ inicio: '', fim: '' }),
    aoFalhar: (erro) => campos.recusar(doServidor(camposDe(erro))),
  });
  const filtros = filtrosDosCampos(valores);
  const tipo = tipoDe(valores.tipo);
  const endereco = escreverEndereco(valores).toString();

  useEscrever(endereco, busca.toString(), (novo) => setBusca(novo, { replace: true, preventScrollReset: true }));

  function gerar(evento: FormEvent) {
    evento.preventDefault();
    if (Object.keys(campos.erros).length > 0) return campos.recusar(campos.erros);
    if (filtros) baixar.enviar(filtros);
  }

  return (
    <Pagina titulo="Relatórios" subtitulo="Confira as primeiras linhas e baixe a planilha inteira em CSV.">
      <Cartao>
        <form className={classes.form} ref={campos.form} onSubmit={gerar} noValidate>
          {baixar.erro && !sessaoPerdida(baixar.erro) && <Aviso tom="erro">{mensagemDe(baixar.erro)}</Aviso>}
          <div className={classes.campos}>
            <NativeSelect
              label="Relatório"
              data={opcoesDeTipo()}
              value={valores.tipo}
              error={campo('tipo').error}
              onChange={({ currentTarget }) => mudar(mudarTipo(valores, currentTarget.value))}
            />
            <NativeSelect
              label={valores.tipo === '9' ? 'Cadastros de' : 'Tipo de parceiro'}
              data={opcoesDePerfil(valores.tipo)}
              value={valores.perfil}
              error={campo('perfil').error}
              onChange={({ currentTarget }) => mudar({ perfil: currentTarget.value })}
            />
            <CampoMascarado mascara="mes" label="Mês inicial" autoComplete="off" {...campo('inicio')} />
            <CampoMascarado mascara="mes" label="Mês final" autoComplete="off" {...campo('fim')} />
          </div>
          {tipo && (
            <p className={classes.ajuda}>
              O período considera {RELATORIOS[tipo].data}
              {tipo === '9' && ' e é opcional'}.
            </p>
          )}
          <BotaoDeEnvio
            faltam={nomesDoQueFalta(valores)}
            enviando={baixar.enviando}
            icone={<IconDownload size={20} aria-hidden />}
          >
            Gerar relatório
          </BotaoDeEnvio>
        </form>
      </Cartao>
      {filtros && <Previa filtros={filtros} />}
    </Pagina>
  );
}

function doServidor(campos: Record<string, string>): Partial<CamposDoRelatorio> {
  const { tipo_report, perfil, data_referencia_inicio, data_referencia_fim } = campos;
  const todos = { tipo: tipo_report, perfil, inicio: data_referencia_inicio, fim: data_referencia_fim };
  return Object.fromEntries(Object.entries(todos).filter(([, mensagem]) => mensagem !== undefined));
}

import { alterarCapa, verCapa } from '@indica-bem/domain/capa/chamadas';
import type { Capa } from '@indica-bem/domain/capa/contrato';
import { QUADRO_DA_CAPA, ROTULO_DO_PERFIL_DE_CAPA, rotuloDaPagina } from '@indica-bem/domain/capa/regras';
import { IconTrash } from '@tabler/icons-react';
import { type FormEvent, useRef, useState } from 'react';
import { useParams } from 'react-router';
import { dizeresDoBanner } from '../compartilhado/capa/dizeres-do-banner';
import { api } from '../lib/api';
import { consulta } from '../lib/consultas';
import { camposDe, mensagemDe, sessaoPerdida, temCampos } from '../lib/erros-da-api';
import { useLidoAgora } from '../lib/use-lido-agora';
import { useIrParaLista } from '../lib/voltar';
import { Aviso } from '../ui/aviso';
import { Botao } from '../ui/botao';
import { BotaoDeEnvio } from '../ui/botao-de-envio';
import { CampoDeImagem } from '../ui/campo-de-imagem';
import { Cartao } from '../ui/cartao';
import { conflitoDe } from '../ui/edicao/conflito-de';
import { EsqueletoDeLista } from '../ui/esqueletos';
import { EstadoDeErro } from '../ui/estado-de-erro';
import { Pagina } from '../ui/pagina';
import { avisar } from '../ui/toasts';
import { useEnvio } from '../ui/use-envio';
import { CapaMudou } from './capa-mudou';
import classes from './capas.module.css';
import { lembrarCapa } from './lembrar-capa';
import { useDeletarCapa } from './use-deletar-capa';

const { desktop, mobile } = QUADRO_DA_CAPA;
const IDEAL = {
  desktop: `Ideal: ${desktop.largura} × ${desktop.altura} pixels.`,
  mobile: `Ideal: ${mobile.largura} × ${mobile.altura} pixels.`,
};
const SEM_TITULO = 'Nesta página a imagem aparece sem título.';

export function EditarCapa() {
  const { id_capa = '' } = useParams();
  const params = { id: Number(id_capa) };
  const { data: capa, error, refetch } = useLidoAgora(consulta(verCapa, { params }));
  return (
    <Pagina
      titulo="Editar capa"
      subtitulo={capa && `${rotuloDaPagina(capa.pagina)} · ${ROTULO_DO_PERFIL_DE_CAPA[capa.perfil]}`}
      largura="media"
    >
      {capa && <Edicao key={capa.id_imagem_capa} capa={capa} />}
      {!capa && !error && <EsqueletoDeLista linhas={2} altura={320} />}
      {!capa && error && <EstadoDeErro erro={error} tentarDeNovo={() => void refetch()} />}
    </Pagina>
  );
}

function Edicao({ capa }: { capa: Capa }) {
  const [noComputador, setNoComputador] = useState<File | null>(null);
  const [noCelular, setNoCelular] = useState<File | null>(null);
  const escolheu = Boolean(noComputador ?? noCelular);
  const faltam = escolheu ? [] : ['uma imagem nova'];
  const versao = useRef(capa.versao);
  const irParaLista = useIrParaLista();
  const { deletar, deletando } = useDeletarCapa((padrao) => {
    versao.current = padrao.versao;
  });
  const { enviar, enviando, erro, esquecerErro } = useEnvio({
    mudou: escolheu,
    enviar: (body: FormData) => api(alterarCapa, { params: { id: capa.id_imagem_capa }, body }),
    aoEnviar: (salva) => {
      avisar.ok('Cadastrado com sucesso');
      lembrarCapa(salva);
    },
    seguir: irParaLista,
    aoFalhar: (causa) => {
      if (!sessaoPerdida(causa) && !conflitoDe(causa)) avisar.erro('Erro no cadastro');
    },
  });
  const recusas = camposDe(erro);
  const dizeres = dizeresDoBanner(capa.pagina, capa.perfil);
  const noCelularTem = dizeres && !dizeres.soNaLarga;
  const conflito = conflitoDe<Capa>(erro);

  function aoEnviar(evento?: FormEvent) {
    evento?.preventDefault();
    const form = new FormData();
    form.set('_method', 'put');
    form.set('versao', String(versao.current));
    if (noComputador) form.set('imagem_desktop', noComputador);
    if (noCelular) form.set('imagem_mobile', noCelular);
    enviar(form);
  }

  return (
    <form className={classes.form} onSubmit={aoEnviar} noValidate>
      {erro && !conflito && !temCampos(erro) && <Aviso tom="erro">{mensagemDe(erro)}</Aviso>}
      <Cartao>
        <CampoDeImagem
          rotulo="Imagem computador"
          ajuda={`${IDEAL.desktop} ${dizeres ? 'O título fica sobre a metade esquerda, com um fundo claro atrás das letras.' : SEM_TITULO}`}
          atual={capa.imagem_desktop}
          arquivo={noComputador}
          aoMudar={setNoComputador}
          quadro={desktop}
          modo="preenche"
          dizeres={dizeres && { ...dizeres, onde: 'sobre' }}
          erro={recusas.imagem_desktop}
        />
      </Cartao>
      <Cartao>
        <div className={classes.celular}>
          <CampoDeImagem
            rotulo="Imagem Celular"
            ajuda={`${IDEAL.mobile} ${noCelularTem ? 'O título fica abaixo da imagem.' : SEM_TITULO}`}
            atual={capa.imagem_mobile}
            arquivo={noCelular}
            aoMudar={setNoCelular}
            quadro={mobile}
            modo="preenche"
            dizeres={noCelularTem ? { ...dizeres, onde: 'abaixo' } : null}
            erro={recusas.imagem_mobile}
          />
        </div>
      </Cartao>
      <p className={classes.formatos}>
        JPEG, PNG ou WebP, até 5 MB. O que passar do quadro é cortado por igual dos lados.
      </p>
      {conflito && (
        <CapaMudou
          frase={conflito.frase}
          atual={conflito.atual}
          usarAtual={() => {
            versao.current = conflito.atual.versao;
            lembrarCapa(conflito.atual);
            setNoComputador(null);
            setNoCelular(null);
            esquecerErro();
          }}
          salvarAssim={() => {
            versao.current = conflito.atual.versao;
            aoEnviar();
          }}
          faltam={faltam}
          enviando={enviando}
        />
      )}
      {!conflito && (
        <BotaoDeEnvio faltam={faltam} enviando={enviando}>
          Atualizar
        </BotaoDeEnvio>
      )}
      {capa.personalizada === 'S' && (
        <Botao
          tom="excluir"
          icone={<IconTrash size={20} aria-hidden />}
          loading={deletando}
          onClick={() => void deletar(capa)}
        >
          Excluir e voltar à capa padrão
        </Botao>
      )}
    </form>
  );
}

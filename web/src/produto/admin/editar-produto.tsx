import { alterarProduto, verProduto } from '@indica-bem/domain/produto/chamadas';
import type { Produto } from '@indica-bem/domain/produto/contrato';
import { useRef } from 'react';
import { useParams } from 'react-router';
import { api } from '../../lib/api';
import { consulta } from '../../lib/consultas';
import { useLidoAgora } from '../../lib/use-lido-agora';
import { EsqueletoDeLista } from '../../ui/esqueletos';
import { EstadoDeErro } from '../../ui/estado-de-erro';
import { Pagina } from '../../ui/pagina';
import { FormularioDoProduto } from './formulario-do-produto';
import { camposDoProduto } from './rascunho';

export function EditarProduto() {
  const { id_produto = '' } = useParams();
  const params = { id: Number(id_produto) };
  const { data: produto, error, refetch } = useLidoAgora(consulta(verProduto, { params }));
  return (
    <Pagina titulo="Editar produto" subtitulo={produto?.nome}>
      {produto && <Edicao key={produto.id_produto} produto={produto} />}
      {!produto && !error && <EsqueletoDeLista linhas={1} altura={560} />}
      {!produto && error && <EstadoDeErro erro={error} tentarDeNovo={() => void refetch()} />}
    </Pagina>
  );
}

function Edicao({ produto }: { produto: Produto }) {
  const params = { id: produto.id_produto };
  const versao = useRef(produto.versao);
  return (
    <FormularioDoProduto
      iniciais={camposDoProduto(produto)}
      foto={produto.imagem_caminho}
      rotuloDoEnvio="Atualizar"
      altera
      versao={versao}
      enviar={(form) => {
        form.set('versao', String(versao.current ?? ''));
        return api(alterarProduto, { params, body: form });
      }}
    />
  );
}
